import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { presentGlossary, presentGlossaryLinks } from './glossary.presenter.ts'
import { glossaryTerms, relatedTerms, termsOfProperty } from './glossary.ts'
import { propertyKeys } from './properties.ts'

const readMessages = (locale: Locale): Record<'term' | 'text', object> =>
  JSON.parse(readFileSync(`locales/${locale}/glossary.json`, 'utf8'))

test('every property is explained by a term of the glossary, or its name needs no explanation [SGN-04] [SGN-05]', () => {
  const unexplained = propertyKeys.filter((key) => termsOfProperty(key).length === 0)
  expect(unexplained).toEqual([
    'video',
    'framingImage',
    'mediaCredit',
    'mediaLicence',
    'mediaSigner',
    'foreignRelations',
    'tags',
    'notes',
    'inDictionary',
    'example',
    'exampleSigns',
    'exampleVideo',
  ])
})

test('every term explains a property, or is referred to by a term that does', () => {
  const used = new Set(propertyKeys.flatMap(termsOfProperty))
  // A Set can grow while it is iterated.
  for (const term of used) for (const related of relatedTerms(term)) used.add(related)
  expect(glossaryTerms.filter((term) => !used.has(term))).toEqual([])
})

test.each(locales)(
  'exactly the terms of the glossary have names and explanations in %s [UIX-04]',
  (locale) => {
    const glossary = readMessages(locale)
    for (const part of ['term', 'text'] as const)
      expect(Object.keys(glossary[part]).sort()).toEqual(glossaryTerms.toSorted())
  },
)

test.each(locales)('the glossary is in the alphabetic order of %s, each letter once', (locale) => {
  const letters = presentGlossary(translator(locale), locale)
  const names = letters.flatMap(({ entries }) => entries.map(({ name }) => name))
  expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
  expect(new Set(names).size).toBe(glossaryTerms.length)
  expect(letters.map(({ letter }) => letter)).not.toContain('#')
})

test('the form of a sign has the names of the terms to which its fields link [SGN-02]', () => {
  expect(presentGlossaryLinks(translator('en'))).toMatchObject({
    relativeOrientationLocation: [{ term: 'relative-orientation', name: 'Relative orientation' }],
    tags: [],
  })
})
