import { describe, expect, test } from 'vitest'
import type { SignFrequency } from '#domains/corpus/sign-frequency.ts'
import { aSearchEntry } from '#domains/search/search-entry.fixture.ts'
import {
  properties,
  type Registry,
  referenceKeys,
  textKeys,
  wireName,
  yesNoKeys,
} from '#domains/signs/properties.ts'
import { createVocabulary } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { aPublishedSign, aVideoMedia } from './published-sign.fixture.ts'
import { signCardWire, signWireOf, toSignCardWire, toSignWire } from './published-sign.wire.ts'

const vocabulary = createVocabulary(
  [
    aVocabularyEntry({ id: 1, list: 'location', value: 'head', texts: { pt: 'cabeça' } }),
    aVocabularyEntry({ id: 2, list: 'notes', value: 'usage', texts: { pt: 'uso' } }),
  ],
  'pt',
)
const context = {
  vocabulary,
  language: 'pt',
  locale: 'pt' as const,
  origin: 'https://signs.example',
  offersOriginals: false,
  t: translator('pt'),
}
const other = aSearchEntry({ id: 7, gloss: 'LAR' })

/** A sign with a value of every property. */
const fullSign = aPublishedSign(
  {
    texts: { gloss: 'CASA', ...Object.fromEntries(textKeys.map((key) => [key, `text of ${key}`])) },
    translations: { pt: [['casa', 'lar'], ['família']] },
    values: Object.fromEntries(referenceKeys.map((key) => [key, [1]])),
    flags: Object.fromEntries(yesNoKeys.map((key, index) => [key, index % 2 === 0])),
    notes: [{ kind: 2, text: 'a note', public: true }],
    foreignRelations: [{ signLanguage: 'bfi', text: 'HOUSE' }],
    examples: [{ texts: { pt: 'Moro aqui.' }, signs: 'CASA' }],
  },
  {
    source: 'nzsl',
    sourceId: '3',
    relations: [{ kind: 'synonym', sign: other }],
    minimalPairs: [{ sign: other, property: 'location' }],
    similar: [{ sign: other, distance: 0.25, differs: ['location'] }],
    media: [{ role: 'main', media: aVideoMedia(), credit: 'Ana' }],
    people: { author: { name: 'Bruno' }, publisher: 'former', approver: null },
  },
)

/** The registry with one private property. */
const withPrivate = (key: string): Registry => ({
  ...properties,
  [key]: { ...(properties as Registry)[key], public: false } as Registry[string],
})

describe('the answers about a sign', () => {
  test('of a full and of an empty sign fit the schema exactly [SGN-01]', () => {
    for (const sign of [fullSign, aPublishedSign()])
      expect(signWireOf().safeParse(toSignWire(sign, context)).error).toBeUndefined()
    expect(signCardWire.safeParse(toSignCardWire(other, context)).error).toBeUndefined()
  })

  test('name the uploaded file only where the installation offers originals [D43]', () => {
    const file = (key: string) => ({ key, mime: 'video/mp4', bytes: 1, width: null, height: null })
    const files = { original: file('1/original.mp4'), web: file('1/web.mp4') }
    const sign = aPublishedSign(
      {},
      { media: [{ role: 'main', media: aVideoMedia({ files }), credit: 'Ana' }] },
    )
    const [media] = toSignWire(sign, context).media
    expect(media).toMatchObject({ url: '/media/1/web.mp4', original: null, credit: 'Ana' })
    const [offered] = toSignWire(sign, { ...context, offersOriginals: true }).media
    expect(offered).toMatchObject({ url: '/media/1/web.mp4', original: '/media/1/original.mp4' })
  })

  test('contain every text, reference and yes/no property of the registry [SGN-01]', () => {
    const names = Object.keys(toSignWire(fullSign, context))
    expect(names).toEqual(expect.arrayContaining([...textKeys, ...referenceKeys, ...yesNoKeys].map(wireName)))
    expect(names.toSorted()).toEqual(Object.keys(signWireOf().shape).toSorted())
  })

  test.each([
    'etymology',
    'location',
    'repeatedMovement',
    'translation',
    'notes',
    'relations',
    'foreignRelations',
    'minimalPairs',
    'example',
    'exampleSigns',
    'mediaCredit',
  ])('leave out a property that is not public: %s', (key) => {
    const registry = withPrivate(key)
    const response = toSignWire(fullSign, context, registry)
    expect(signWireOf(registry).safeParse(response).error).toBeUndefined()
    expect(signWireOf().safeParse(response).success).toBe(false)
    expect(signWireOf(registry).safeParse(toSignWire(fullSign, context)).success).toBe(false)
  })
})

test('a sign names its earlier glosses with their dates [D48]', () => {
  const until = new Date('2026-03-04T12:00:00Z')
  const sign = aPublishedSign({}, { earlierGlosses: [{ gloss: 'MORADIA', until }] })
  const wire = toSignWire(sign, context)
  expect(wire.earlier_glosses).toEqual([{ gloss: 'MORADIA', until: '2026-03-04T12:00:00.000Z' }])
  expect(signWireOf().safeParse(wire).error).toBeUndefined()
})

test('a sign has its frequency in the public recordings, below five uses the number alone [ELN-05] [D46]', () => {
  const frequency = { uses: 14, glosses: 1_400, recordings: 2, rules: ['all' as const], details: null }
  const regions = [{ region: 'RS', uses: 14, glosses: 700 }]
  const wireOf = (details: SignFrequency['details']) => {
    const wire = toSignWire(
      aPublishedSign({}, { corpus: { frequency: { ...frequency, details }, examples: [] } }),
      context,
    )
    expect(signWireOf().safeParse(wire).error).toBeUndefined()
    return wire.frequency
  }
  const common = { uses: 14, glosses: 1_400, recordings: 2, counting: ['all'] }
  expect(wireOf({ level: 'common', rank: 2, regions })).toEqual({
    ...common,
    level: 'common',
    rank: 2,
    per_thousand: 10,
    by_region: regions,
  })
  expect(wireOf(null)).toEqual({ ...common, level: null, rank: null, per_thousand: null, by_region: [] })
  expect(toSignWire(aPublishedSign(), context).frequency).toBeNull()
})
