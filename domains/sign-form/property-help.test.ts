import { expect, test } from 'vitest'
import { wireName } from '#domains/signs/properties.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { describedStages, stageSections } from './form-stages.ts'

test.each(locales)('every field of the form has a text of help in %s [SGN-02] [SGN-05]', (locale) => {
  const help = Object.keys(translator(locale)('signForm:help', { returnObjects: true }))
  const names = describedStages.flatMap((stage) =>
    stageSections(stage).flatMap(({ keys }) => keys.map(wireName)),
  )
  expect(help).toEqual(expect.arrayContaining(names))
})
