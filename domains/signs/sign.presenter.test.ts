import { describe, expect, test } from 'vitest'
import { anEntry } from '#domains/search/an-entry.fixture.ts'
import type { PublishedSign } from '#domains/search/published.ts'
import { createVocabulary, type VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { locales } from '#platform/i18n/locales.ts'
import { propertyKeys, referenceKeys, textKeys, wireName, yesNoKeys } from './properties.ts'
import { presentSign, type SignReader } from './sign.presenter.ts'
import { emptyDocument, type SignDocument } from './sign-document.ts'

const anEntryOf = (
  facts: Partial<VocabularyEntry> & Pick<VocabularyEntry, 'id' | 'list' | 'value'>,
): VocabularyEntry => ({
  parentId: null,
  groupId: null,
  position: 0,
  searchable: true,
  retired: false,
  symbol: null,
  pictureId: null,
  features: null,
  aliases: [],
  texts: {},
  ...facts,
})

const vocabulary = createVocabulary(
  [
    anEntryOf({
      id: 1,
      list: 'handshape-of-hand',
      value: '1.1.1',
      texts: { pt: 'mão aberta', de: 'flache Hand' },
    }),
    anEntryOf({ id: 2, list: 'handedness-searchable', value: 'one', texts: { pt: 'uma mão' } }),
    anEntryOf({ id: 4, list: 'location', value: '1.1.chin' }),
    anEntryOf({ id: 3, list: 'notes', value: 'usage', texts: { pt: 'uso' } }),
  ],
  'pt',
)

const reader = (locale: Locale = 'pt'): SignReader => ({
  dictionary: {
    vocabulary,
    defaultLanguage: 'pt',
    languages: [],
    media: () => undefined,
    dataset: {} as SignReader['dictionary']['dataset'],
  },
  locale,
  timeZone: 'America/Sao_Paulo',
  origin: 'https://signs.example',
  t: translator(locale),
  displayName: (id) => (id === 5 ? 'Bruno' : null),
})

const aSign = (document: Partial<SignDocument> = {}, facts: Partial<PublishedSign> = {}): PublishedSign => ({
  id: 12,
  revision: 1,
  document: { ...emptyDocument('CASA'), ...document },
  source: null,
  sourceId: null,
  createdAt: new Date('2026-01-02T12:00:00Z'),
  changedAt: new Date('2026-01-03T12:00:00Z'),
  publishedAt: new Date('2026-03-01T01:00:00Z'),
  authorId: null,
  publisherId: null,
  approverId: null,
  media: [],
  exampleMedia: {},
  relations: [],
  minimalPairs: [],
  similar: [],
  sameHandshape: null,
  sameLocation: null,
  exampleSigns: {},
  ...facts,
})

describe('the page of a sign', () => {
  test('shows every property that is filled, once, with its name and under its group [PUB-13]', () => {
    const full = aSign({
      texts: { gloss: 'CASA', ...Object.fromEntries(textKeys.map((key) => [key, `text of ${key}`])) },
      values: Object.fromEntries(referenceKeys.map((key, at) => [key, [at % 2 ? 1 : 2]])),
      flags: Object.fromEntries(yesNoKeys.map((key) => [key, false])),
    })
    const view = presentSign(full, reader())
    const shown = view.groups.flatMap((group) => group.properties.map(({ key }) => key))
    const elsewhere = ['gloss', 'lemma', 'tags', 'variation']
    const expected = [...textKeys, ...referenceKeys, ...yesNoKeys].filter((key) => !elsewhere.includes(key))
    const repeated = ['handednessSearchable', 'semanticFieldSearchable']
    expect(shown.filter((key) => !repeated.includes(key)).toSorted()).toEqual(
      expected.filter((key) => !repeated.includes(key)).toSorted(),
    )
    expect(new Set(shown).size).toBe(shown.length)
    expect(view.tags).toHaveLength(1)
  })

  test('leaves out what is not filled, and says no where no was answered [PUB-13]', () => {
    const view = presentSign(aSign({ flags: { repeatedMovement: false } }), reader())
    expect(view.groups).toHaveLength(1)
    expect(view.groups[0]?.properties).toMatchObject([{ key: 'repeatedMovement', values: [{ text: 'Não' }] }])
  })

  test('marks a value that is not informed in the reader’s language [D23]', () => {
    const sign = aSign({ values: { handshapeDominant: [1], handedness: [2] } })
    const values = presentSign(sign, reader('de')).groups[0]?.properties.flatMap(
      (property) => property.values,
    )
    expect(values).toMatchObject([
      { text: 'uma mão', language: 'pt', informed: false },
      { text: 'flache Hand', language: 'de', informed: true },
    ])
  })

  test('shows a value without any text as its code, without a note [PUB-13]', () => {
    const sign = aSign({ values: { location: [4] } })
    const [value] = presentSign(sign, reader('de')).groups[0]?.properties[0]?.values ?? []
    expect(value).toMatchObject({ text: '1.1.chin', informed: true })
  })

  test('puts the reader’s translations first [PUB-13]', () => {
    const sign = aSign({ translations: { mi: [['whare']], en: [['house'], ['home']], hu: [['ház']] } })
    expect(presentSign(sign, reader('hu')).translations.map(({ code }) => code)).toEqual(['hu', 'mi', 'en'])
  })

  test('keeps private notes private, whatever a document holds [PUB-13]', () => {
    const notes = [
      { kind: 3, text: 'seen', public: true },
      { kind: 3, text: 'hidden', public: false },
    ]
    expect(JSON.stringify(presentSign(aSign({ notes }), reader()))).not.toContain('hidden')
  })

  test('names people by display name only, and nobody where there is none [D29]', () => {
    const view = presentSign(aSign({}, { authorId: 5, publisherId: 6 }), reader())
    expect(view.people).toEqual([{ part: 'Autoria', name: 'Bruno' }])
  })

  test('says its dates as days of the platform and its address from the origin [D13]', () => {
    const view = presentSign(aSign(), reader('en'))
    expect(view.dates.published).toBe('2026/02/28')
    expect(view.address).toBe('https://signs.example/en/signs/view/12')
  })

  test('links the signs of an example and keeps tokens that nobody resolved [PUB-13]', () => {
    const house = anEntry({ id: 7, gloss: 'CASA' })
    const examples = [{ texts: { en: 'My house.' }, signs: '2556 cl:walk-up' }]
    const [example] = presentSign(aSign({ examples }, { exampleSigns: { '2556': house } }), reader()).examples
    expect(example?.signs).toEqual([
      { token: '2556', id: 7, gloss: 'CASA' },
      { token: 'cl:walk-up', id: null, gloss: 'walk-up' },
    ])
    expect(example?.texts).toMatchObject([{ language: 'en' }])
  })

  test('has no video while the video fails or is missing [PUB-13]', () => {
    expect(presentSign(aSign(), reader()).video).toBe(null)
  })
})

test('every property has its own name in every language, and every group too [UIX-04]', () => {
  for (const locale of locales) {
    const t = translator(locale)
    for (const key of propertyKeys) {
      const name = `properties:${wireName(key)}`
      expect(t(name as 'properties:gloss'), locale).not.toBe(wireName(key))
    }
  }
})
