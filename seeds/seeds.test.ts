import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  isListName,
  type ListName,
  listDefinition,
  listNames,
} from '#domains/vocabularies/reference-lists.ts'

interface Entry {
  value: string
  group?: string
  parent?: string
  symbol?: string
  aliases?: string[]
  features?: Record<string, unknown>
  texts: Record<string, string>
}

const languages = ['pt', 'en', 'de', 'hu', 'et']
const pages = ['about', 'terms', 'privacy', 'imprint', 'accessibility']
const seed = (...path: string[]) => join(import.meta.dirname, ...path)
const json = <Shape>(...path: string[]): Shape => JSON.parse(readFileSync(seed(...path), 'utf8'))
const entries = Object.fromEntries(
  listNames.map((name) => [name, json<Entry[]>('lists', `${name}.json`)]),
) as Record<ListName, Entry[]>
const valuesOf = (name: string) =>
  isListName(name)
    ? new Set(entries[name].flatMap(({ value, aliases = [] }) => [value, ...aliases]))
    : new Set()
const isFilled = (texts: Record<string, string>) =>
  languages.every((language) => texts[language]?.trim()) && Object.keys(texts).length === languages.length
const duplicatesOf = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe.each(listNames)('the standard list %s', (name) => {
  test('has texts in five languages and values and aliases that are unique and plain [REF-02]', () => {
    expect(entries[name].length).toBeGreaterThan(1)
    expect(entries[name].filter(({ texts }) => !isFilled(texts))).toEqual([])
    expect(duplicatesOf(entries[name].flatMap(({ value, aliases = [] }) => [value, ...aliases]))).toEqual([])
    expect(entries[name].filter(({ value }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))).toEqual([])
    for (const language of languages)
      expect(duplicatesOf(entries[name].map(({ texts }) => texts[language] ?? ''))).toEqual([])
  })

  test('has the groups, parents, symbols and features that the catalogue allows, and no others [REF-02]', () => {
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

  test('stands in order: the entries of a group follow one another, behind their head [REF-05]', () => {
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

describe('the standard lists are whole', () => {
  test.each(counts)('%s has at least %i values [REF-05]', (name, count) => {
    expect(entries[name].length).toBeGreaterThanOrEqual(count)
  })

  test('directions and shapes of movement are as many without the heads of their groups [REF-05]', () => {
    const withoutHeads = (name: ListName) => {
      const heads = new Set(entries[name].map(({ group }) => group))
      return entries[name].filter(({ value }) => !heads.has(value)).length
    }
    expect(withoutHeads('moviment-direction')).toBeGreaterThanOrEqual(40)
    expect(withoutHeads('moviment-shape')).toBeGreaterThanOrEqual(30)
  })

  test('places stand in the order of their areas, and no place has the name of an area [REF-05]', () => {
    const areas = new Map(
      entries.location.flatMap(({ value, aliases = [] }) => [value, ...aliases].map((name) => [name, value])),
    )
    const places = entries['location-within-an-area']
    expect(places.filter(({ value }) => areas.has(value))).toEqual([])
    const order = entries.location.map(({ value }) => value)
    const indexes = places.map(({ parent = '' }) => order.indexOf(parent))
    expect(indexes).toEqual(indexes.toSorted((one, other) => one - other))
    for (const { parent, aliases = [] } of places)
      for (const alias of aliases) expect(areas.get(alias), alias).toBe(parent)
  })

  test('names of places, hands and movements in other lexicons are known [REF-05]', () => {
    const known: [ListName, string[]][] = [
      ['location', ['Neutral space', 'Weak hand', 'Chin', 'HeadAway', 'hamshoulders']],
      ['location-within-an-area', ['Weak hand: palm', 'UnderChin', 'hamheadtop']],
      ['moviment-direction', ['Forwards', 'Downwards > inwards', 'hammoveul']],
      ['moviment-shape', ['Circle sagittal', 'BackAndForth', 'hamzigzag']],
      ['handedness-searchable', ['1', '2a', '2s', 'SymmetryViolation']],
    ]
    for (const [name, others] of known) for (const other of others) expect(valuesOf(name)).toContain(other)
  })
})

describe('the texts', () => {
  test.each(pages)('%s exists in five languages and begins with its title', (page) => {
    for (const language of languages)
      expect(readFileSync(seed('contents', `${page}.${language}.html`), 'utf8')).toMatch(
        /^<h1>[^<]+<\/h1>\n<(p|h2)>/,
      )
  })

  test('questions, page videos, languages and the dictionary speak five languages [CNT-07]', () => {
    const texts = [
      ...json<{ texts: object }[]>('contents', 'faqs.json'),
      ...json<{ texts: object }[]>('contents', 'page-videos.json'),
      ...json<{ texts: object }[]>('languages.json'),
      ...json<{ texts: object }[]>('professions.json'),
      json<{ texts: object }>('dictionary.json'),
    ]
    for (const one of texts) expect(Object.keys(one.texts).sort()).toEqual([...languages].sort())
    expect(json<{ id: number }[]>('contents', 'page-videos.json').map(({ id }) => id)).toEqual([586, 674])
  })
})

describe('what people say of themselves', () => {
  const languagesOfPeople =
    json<{ code: string; other_language: number; texts: Record<string, string> }[]>('languages.json')

  test('there are at least 20 professions, each called otherwise than the others [ACC-01]', () => {
    const professions = json<{ value: string; texts: Record<string, string> }[]>('professions.json')
    expect(professions.length).toBeGreaterThanOrEqual(20)
    expect(duplicatesOf(professions.map(({ value }) => value))).toEqual([])
    for (const language of languages)
      expect(duplicatesOf(professions.map(({ texts }) => texts[language] ?? ''))).toEqual([])
  })

  test('first languages are signed and spoken, and only five languages take translations [ACC-01]', () => {
    const codes = (other: number) =>
      languagesOfPeople.filter(({ other_language }) => other_language === other).map(({ code }) => code)
    expect(codes(0)).toEqual(languages)
    expect(codes(1)).toEqual(
      expect.arrayContaining(['bzs', 'gsg', 'hsh', 'eso', 'psr', 'ase', 'ils', 'es', 'fr', 'ru', 'uk']),
    )
    expect(duplicatesOf(languagesOfPeople.map(({ code }) => code))).toEqual([])
    for (const language of languages)
      expect(duplicatesOf(languagesOfPeople.map(({ texts }) => texts[language] ?? ''))).toEqual([])
  })
})
