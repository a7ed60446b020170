import { describe, expect, test } from 'vitest'
import {
  isListName,
  type ListName,
  listDefinition,
  listNames,
} from '#domains/vocabularies/reference-lists.ts'
import {
  duplicatesOf,
  seedLanguages as languages,
  readSeedJson,
  readSeedList,
  readSeedText,
} from './seed-data.fixture.ts'

interface Entry {
  value: string
  group?: string
  parent?: string
  symbol?: string
  aliases?: string[]
  narrower?: string[]
  features?: Record<string, unknown>
  texts: Record<string, string>
}

const pages = ['about', 'terms', 'privacy', 'imprint', 'accessibility', 'demonstration']

const entries = Object.fromEntries(listNames.map((name) => [name, readSeedList<Entry>(name)])) as Record<
  ListName,
  Entry[]
>
const valuesOf = (name: string) =>
  isListName(name)
    ? new Set(
        entries[name].flatMap(({ value, aliases = [], narrower = [] }) => [value, ...aliases, ...narrower]),
      )
    : new Set()
/** `Bent V`, `bent_v` and `bent-v` are the same name in an import. */
const normalizedNames = (entries: readonly Entry[]) =>
  entries.flatMap(({ value, aliases = [], narrower = [] }) => [
    ...new Set([value, ...aliases, ...narrower].map((name) => name.toLowerCase().replace(/[-_\s]/g, ''))),
  ])
const isFilled = (texts: Record<string, string>) =>
  languages.every((language) => texts[language]?.trim()) && Object.keys(texts).length === languages.length

describe.each(listNames)('the standard list %s', (name) => {
  test('has texts in five languages, values in kebab case, and names that mean one value [REF-02] [D31]', () => {
    expect(entries[name].length).toBeGreaterThan(1)
    expect(entries[name].filter(({ texts }) => !isFilled(texts))).toEqual([])
    expect(duplicatesOf(normalizedNames(entries[name]))).toEqual([])
    expect(entries[name].filter(({ value }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))).toEqual([])
    for (const language of languages)
      expect(duplicatesOf(entries[name].map(({ texts }) => texts[language] ?? ''))).toEqual([])
  })

  test('has exactly the groups, parents, symbols and features that its definition allows [REF-02]', () => {
    const { group, parent, handshape } = listDefinition(name)
    for (const entry of entries[name]) {
      if (entry.group) expect(valuesOf(group ?? ''), entry.value).toContain(entry.group)
      if (name === group) expect(entry.group).not.toBe(entry.value)
      expect(Boolean(entry.parent), entry.value).toBe(Boolean(parent))
      if (entry.parent) expect(valuesOf(parent ?? ''), entry.value).toContain(entry.parent)
      expect(Boolean(entry.symbol && entry.features), entry.value).toBe(Boolean(handshape))
      if (entry.symbol) expect(entry.symbol).toMatch(/^S(1[0-9a-f]{2}|20[0-4])00$/)
    }
  })

  test('is ordered by groups, each with its head first [REF-05]', () => {
    const { group, parent } = listDefinition(name)
    const headOf = (entry: Entry) => entry.group ?? entry.parent ?? entry.value
    const runs = entries[name].map(headOf).filter((head, index, heads) => head !== heads[index - 1])
    if (group === name || parent) expect(duplicatesOf(runs)).toEqual([])
    const order = entries[name].map(({ value }) => value)
    for (const { value, group: head } of entries[name])
      if (head && group === name) expect(order.indexOf(head), value).toBeLessThan(order.indexOf(value))
  })
})

const counts: [ListName, number][] = [
  ['location', 20],
  ['location-within-an-area', 64],
  ['moviment-direction', 40],
  ['moviment-shape', 30],
  ['relation-between-articulators', 20],
  ['relative-orientation-location', 14],
  ['orientation-change', 12],
  ['contact-type', 12],
  ['word_class', 20],
  ['semantic-field', 45],
  ['named-entity', 15],
  ['mouth-gestures', 20],
]

describe('the standard lists are complete', () => {
  test.each(counts)('%s has at least %i values [REF-05]', (name, count) => {
    expect(entries[name].length).toBeGreaterThanOrEqual(count)
  })

  test('movement directions and shapes have enough values without the heads of groups [REF-05]', () => {
    const withoutHeads = (name: ListName) => {
      const heads = new Set(entries[name].map(({ group }) => group))
      return entries[name].filter(({ value }) => !heads.has(value)).length
    }
    expect(withoutHeads('moviment-direction')).toBeGreaterThanOrEqual(40)
    expect(withoutHeads('moviment-shape')).toBeGreaterThanOrEqual(30)
  })

  test('precise locations are in the order of their areas, and none has a name of an area [REF-05] [D31]', () => {
    const locations = entries['location-within-an-area']
    const areas = new Set(normalizedNames(entries.location))
    expect(normalizedNames(locations).filter((name) => areas.has(name))).toEqual([])
    const order = entries.location.map(({ value }) => value)
    const indexes = locations.map(({ parent = '' }) => order.indexOf(parent))
    expect(indexes).toEqual(indexes.toSorted((a, b) => a - b))
  })

  test('values of other lexicons for locations, handedness and movements are aliases [REF-05]', () => {
    const foreignValues: [ListName, string[]][] = [
      ['location', ['Neutral space', 'Weak hand', 'Chin', 'HeadAway', 'hamshoulders']],
      ['location-within-an-area', ['Weak hand: palm', 'UnderChin', 'hamheadtop']],
      ['moviment-direction', ['Forwards', 'Downwards > inwards', 'hammoveul']],
      ['moviment-shape', ['Circle sagittal', 'BackAndForth', 'hamzigzag']],
      ['handedness-searchable', ['1', '2a', '2s', 'SymmetryViolation']],
    ]
    for (const [name, values] of foreignValues)
      for (const value of values) expect(valuesOf(name)).toContain(value)
  })
})

describe('texts', () => {
  test.each(pages)('of the page %s exist in five languages and begin with a title', (page) => {
    for (const language of languages)
      expect(readSeedText('contents', `${page}.${language}.html`)).toMatch(/^<h1>[^<]+<\/h1>\n<(p|h2)>/)
  })

  test('of questions, page videos and languages exist in five languages [CNT-07]', () => {
    const texts = [
      ...readSeedJson<{ texts: object }[]>('contents', 'faqs.json'),
      ...readSeedJson<{ texts: object }[]>('contents', 'page-videos.json'),
      ...readSeedJson<{ texts: object }[]>('languages.json'),
      ...readSeedJson<{ texts: object }[]>('professions.json'),
    ]
    for (const entry of texts) expect(Object.keys(entry.texts).sort()).toEqual([...languages].sort())
    expect(readSeedJson<{ id: number }[]>('contents', 'page-videos.json').map(({ id }) => id)).toEqual([
      586, 674,
    ])
  })
})

describe('lists for profiles', () => {
  const firstLanguages =
    readSeedJson<{ code: string; other_language: number; texts: Record<string, string> }[]>('languages.json')

  test('contain at least 20 professions with different names [ACC-01]', () => {
    const professions = readSeedJson<{ value: string; texts: Record<string, string> }[]>('professions.json')
    expect(professions.length).toBeGreaterThanOrEqual(20)
    expect(duplicatesOf(professions.map(({ value }) => value))).toEqual([])
    for (const language of languages)
      expect(duplicatesOf(professions.map(({ texts }) => texts[language] ?? ''))).toEqual([])
  })

  test('contain signed and spoken first languages, five of them content languages [ACC-01]', () => {
    const codes = (other: number) =>
      firstLanguages.filter(({ other_language }) => other_language === other).map(({ code }) => code)
    expect(codes(0)).toEqual(languages)
    expect(codes(1)).toEqual(
      expect.arrayContaining(['bzs', 'gsg', 'hsh', 'eso', 'psr', 'ase', 'ils', 'es', 'fr', 'ru', 'uk']),
    )
    expect(duplicatesOf(firstLanguages.map(({ code }) => code))).toEqual([])
    for (const language of languages)
      expect(duplicatesOf(firstLanguages.map(({ texts }) => texts[language] ?? ''))).toEqual([])
  })
})
