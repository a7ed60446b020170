import { describe, expect, test } from 'vitest'
import { handshapeFeaturesSchema } from '#domains/vocabularies/handshape-features.ts'
import { symbolOutline } from '#domains/vocabularies/index.ts'
import type { HandshapeFeatures } from '#packages/hands/features.ts'
import { duplicatesOf, seedLanguages as languages, readSeedList } from './seed-data.fixture.ts'

interface Handshape {
  value: string
  group?: string
  symbol: string
  aliases?: string[]
  searchable?: boolean
  features: HandshapeFeatures
  texts: Record<string, string>
}

const handshapes = readSeedList<Handshape>('handshape-of-hand')
const changes = readSeedList<Pick<Handshape, 'value' | 'texts'>>('handshape-change')

/** Handshapes that may have the same features as another one; currently none. */
const acceptedDuplicates: string[] = []

const valuesWhere = (predicate: (handshape: Handshape) => boolean) =>
  handshapes.filter(predicate).map(({ value }) => value)
const inFiveLanguages = ({ texts }: Pick<Handshape, 'texts'>) =>
  Object.keys(texts).join() === languages.join() &&
  Object.values(texts).every((text) => text.trim() === text && text)

/** Ignores case and separators: `V_bent`, `v-bent` and `V bent` are equal. */
const normalizedName = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '')
const names = handshapes.flatMap(({ value, aliases = [] }) =>
  [...new Set([value, ...aliases].map(normalizedName))].map((name) => ({ name, value })),
)

describe('the standard handshapes', () => {
  test('are at least 60, each with a unique short text in five languages [REF-05]', () => {
    expect(handshapes.length).toBeGreaterThanOrEqual(60)
    expect(valuesWhere((handshape) => !inFiveLanguages(handshape))).toEqual([])
    for (const language of languages) {
      const texts = handshapes.map(({ texts }) => texts[language] ?? '')
      expect(duplicatesOf(texts)).toEqual([])
      expect(texts.filter((text) => text.length > 90)).toEqual([])
    }
  })

  test('have a unique SignWriting symbol that the fonts contain [REF-02]', () => {
    expect(valuesWhere(({ symbol }) => !symbolOutline(symbol)?.ink)).toEqual([])
    expect(valuesWhere(({ symbol }) => !/^S(1[0-9a-f]{2}|20[0-4])00$/.test(symbol))).toEqual([])
    expect(duplicatesOf(handshapes.map(({ symbol }) => symbol))).toEqual([])
  })

  test('have complete and consistent features [REF-02]', () => {
    expect(valuesWhere(({ features }) => !handshapeFeaturesSchema.safeParse(features).success)).toEqual([])
    const featureNames = ['fingers', 'joints', 'thumb', 'spreading', 'aperture', 'unselected']
    expect(valuesWhere(({ features }) => Object.keys(features).join() !== featureNames.join())).toEqual([])
  })

  test('with an extended thumb beside closed fingers have the thumb among the selected fingers', () => {
    const hasExtendedThumb = ({ features: { thumb, unselected } }: Handshape) =>
      thumb === 'extended' && unselected === 'closed'
    expect(valuesWhere((hand) => hasExtendedThumb(hand) && !hand.features.fingers.includes('thumb'))).toEqual(
      [],
    )
  })

  test('specify the unselected fingers exactly if there are any', () => {
    const hasUnselectedFingers = ({ features: { fingers } }: Handshape) =>
      ['index', 'middle', 'ring', 'little'].some((finger) => !fingers.includes(finger as 'index'))
    // With the thumb below the fingers, the unselected fingers are part of the same fist.
    const isThumbUnderFingers = ({ features }: Handshape) => features.thumb === 'under'
    expect(
      valuesWhere(
        (hand) =>
          !isThumbUnderFingers(hand) && hasUnselectedFingers(hand) !== (hand.features.unselected !== null),
      ),
    ).toEqual([])
  })

  test('differ by their features [REF-02]', () => {
    const features = handshapes.map((handshape) => JSON.stringify(handshape.features))
    const duplicates = handshapes.filter((_, index) => duplicatesOf(features).includes(features[index] ?? ''))
    expect(duplicates.map(({ value }) => value)).toEqual(acceptedDuplicates)
  })

  test('are ordered in groups, each after a searchable head [REF-05]', () => {
    let head = ''
    for (const { value, group, searchable = true } of handshapes) {
      if (group === undefined) {
        head = value
        expect(searchable, value).toBe(true)
      } else expect(group, value).toBe(head)
    }
  })

  test('have letters and numbers of manual alphabets and values of other lexicons as aliases [REF-05]', () => {
    const expected = [
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
      ...Array.from({ length: 10 }, (_, index) => `${index + 1}`),
      ...['B_curved', 'Baby_beak', 'Money', '5_claw', 'bent-V', 'C_spread', '5m', 'F_Libras', 'hamfinger23'],
    ]
    const allAliases = new Set(handshapes.flatMap(({ aliases = [] }) => aliases))
    expect(expected.filter((name) => !allAliases.has(name))).toEqual([])
  })

  test('have names that are unique regardless of spelling, and no codes of a single lexicon [REF-02]', () => {
    expect(duplicatesOf(names.map(({ name }) => name))).toEqual([])
    expect(names.filter(({ name }) => /^\d+(\.\d+)+$/.test(name))).toEqual([])
  })
})

test('handshape changes are at least 15, each with a unique text in five languages [REF-05]', () => {
  expect(changes.length).toBeGreaterThanOrEqual(15)
  expect(changes.filter((change) => !inFiveLanguages(change))).toEqual([])
  for (const language of languages)
    expect(duplicatesOf(changes.map(({ texts }) => texts[language] ?? ''))).toEqual([])
})
