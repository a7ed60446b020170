import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { HandshapeFeatures } from '#domains/phonology/handshape.ts'
import { handshapeFeaturesSchema } from '#domains/phonology/handshape-features.ts'
import { symbolOutline } from '#domains/vocabularies/index.ts'

interface Handshape {
  value: string
  group?: string
  symbol: string
  aliases?: string[]
  searchable?: boolean
  features: HandshapeFeatures
  texts: Record<string, string>
}

const languages = ['pt', 'en', 'de', 'hu', 'et']
const read = <Entry>(list: string): Entry[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'lists', `${list}.json`), 'utf8'))
const handshapes = read<Handshape>('handshape-of-hand')
const changes = read<Pick<Handshape, 'value' | 'texts'>>('handshape-change')

/** Those that say the same of a hand although they are two values; none today. */
const acceptedDuplicates: string[] = []

const duplicatesOf = <T>(all: T[]) => all.filter((one, index) => all.indexOf(one) !== index)
const valuesWhere = (isSo: (handshape: Handshape) => boolean) =>
  handshapes.filter(isSo).map(({ value }) => value)
const inFiveLanguages = ({ texts }: Pick<Handshape, 'texts'>) =>
  Object.keys(texts).join() === languages.join() &&
  Object.values(texts).every((text) => text.trim() === text && text)

/** A name as somebody may write it: `V_bent`, `v-bent` and `V bent` are one. */
const normalizedName = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '')
const names = handshapes.flatMap(({ value, aliases = [] }) =>
  [...new Set([value, ...aliases].map(normalizedName))].map((name) => ({ name, value })),
)

describe('the standard handshapes', () => {
  test('are at least 60, each with short texts of its own in five languages [REF-05]', () => {
    expect(handshapes.length).toBeGreaterThanOrEqual(60)
    expect(valuesWhere((handshape) => !inFiveLanguages(handshape))).toEqual([])
    for (const language of languages) {
      const texts = handshapes.map(({ texts }) => texts[language] ?? '')
      expect(duplicatesOf(texts)).toEqual([])
      expect(texts.filter((text) => text.length > 90)).toEqual([])
    }
  })

  test('each have a SignWriting symbol of their own, which the fonts draw [REF-02]', () => {
    expect(valuesWhere(({ symbol }) => !symbolOutline(symbol)?.ink)).toEqual([])
    expect(valuesWhere(({ symbol }) => !/^S(1[0-9a-f]{2}|20[0-4])00$/.test(symbol))).toEqual([])
    expect(duplicatesOf(handshapes.map(({ symbol }) => symbol))).toEqual([])
  })

  test('are described in words that are known and do not contradict each other [REF-02]', () => {
    expect(valuesWhere(({ features }) => !handshapeFeaturesSchema.safeParse(features).success)).toEqual([])
    const allSaid = ['fingers', 'joints', 'thumb', 'spreading', 'aperture', 'unselected']
    expect(valuesWhere(({ features }) => Object.keys(features).join() !== allSaid.join())).toEqual([])
  })

  test('count a thumb that stands out beside closed fingers among the selected ones', () => {
    const standsOut = ({ features: { thumb, unselected } }: Handshape) =>
      thumb === 'extended' && unselected === 'closed'
    expect(valuesWhere((hand) => standsOut(hand) && !hand.features.fingers.includes('thumb'))).toEqual([])
  })

  test('say whether the other fingers are open or closed exactly where other fingers are left', () => {
    const fingersLeft = ({ features: { fingers } }: Handshape) =>
      ['index', 'middle', 'ring', 'little'].some((finger) => !fingers.includes(finger as 'index'))
    // Their other fingers belong to the same fist and have no rest of their own.
    const isThumbUnderFingers = ({ features }: Handshape) => features.thumb === 'under'
    expect(
      valuesWhere(
        (hand) => !isThumbUnderFingers(hand) && fingersLeft(hand) !== (hand.features.unselected !== null),
      ),
    ).toEqual([])
  })

  test('differ by their features [REF-02]', () => {
    const described = handshapes.map(({ features }) => JSON.stringify(features))
    const alike = handshapes.filter((_, index) => duplicatesOf(described).includes(described[index] ?? ''))
    expect(alike.map(({ value }) => value)).toEqual(acceptedDuplicates)
  })

  test('stand in families behind a head that visitors can search by [REF-05]', () => {
    let head = ''
    for (const { value, group, searchable = true } of handshapes) {
      if (group === undefined) {
        head = value
        expect(searchable, value).toBe(true)
      } else expect(group, value).toBe(head)
    }
  })

  test('answer to the letters and numbers of manual alphabets and to names of other lexicons [REF-05]', () => {
    const wanted = [
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
      ...Array.from({ length: 10 }, (_, index) => `${index + 1}`),
      ...['B_curved', 'Baby_beak', 'Money', '5_claw', 'bent-V', 'C_spread', '5m', 'F_Libras', 'hamfinger23'],
    ]
    const known = new Set(handshapes.flatMap(({ aliases = [] }) => aliases))
    expect(wanted.filter((name) => !known.has(name))).toEqual([])
  })

  test('share no name, however it is written, and hold no codes of one lexicon [REF-02]', () => {
    expect(duplicatesOf(names.map(({ name }) => name))).toEqual([])
    expect(names.filter(({ name }) => /^\d+(\.\d+)+$/.test(name))).toEqual([])
  })
})

test('The changes of handshape are at least 15, with texts of their own in five languages [REF-05]', () => {
  expect(changes.length).toBeGreaterThanOrEqual(15)
  expect(changes.filter((change) => !inFiveLanguages(change))).toEqual([])
  for (const language of languages)
    expect(duplicatesOf(changes.map(({ texts }) => texts[language] ?? ''))).toEqual([])
})
