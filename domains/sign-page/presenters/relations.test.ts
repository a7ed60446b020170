import { expect, test } from 'vitest'
import { aPresenterContext, aPublishedSign } from '../published-sign.fixture.ts'
import { presentForeignRelations } from './relations.ts'

test('a sign language with a code that is no language tag is shown by its code [SGN-06]', () => {
  const codes = ['bzs', 'BSL (old)', 'bzs_x', 'mi', '']
  const sign = aPublishedSign({
    foreignRelations: codes.map((signLanguage) => ({ signLanguage, text: `sign in ${signLanguage}` })),
  })
  const shown = presentForeignRelations(sign, aPresenterContext([], 'en'))
  expect(shown.map(({ signLanguage }) => signLanguage)).toEqual([
    'Brazilian Sign Language',
    'BSL (old)',
    'bzs_x',
    'Māori',
    '',
  ])
})
