import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wireName } from '#domains/signs/properties.ts'
import { locales } from '#platform/i18n/locales.ts'
import { describedStages, stageSections } from './form-stages.ts'

test.each(locales)('every field of the form has a text of help in %s [SGN-02] [SGN-05]', (locale) => {
  const { help } = JSON.parse(readFileSync(`locales/${locale}/signForm.json`, 'utf8'))
  const names = describedStages.flatMap((stage) =>
    stageSections(stage).flatMap(({ keys }) => keys.map(wireName)),
  )
  expect(Object.keys(help)).toEqual(expect.arrayContaining(names))
})
