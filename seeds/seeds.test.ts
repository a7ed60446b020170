import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isListName, type ListName, list, listNames } from '#domains/vocabularies/catalogue.ts'

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
const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe.each(listNames)('the standard list %s', (name) => {
  test('has texts in five languages and values and aliases that are unique and plain [REF-02]', () => {
    expect(entries[name].length).toBeGreaterThan(1)
    expect(entries[name].filter(({ texts }) => !isFilled(texts))).toEqual([])
    expect(twice(entries[name].flatMap(({ value, aliases = [] }) => [value, ...aliases]))).toEqual([])
    expect(entries[name].filter(({ value }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))).toEqual([])
    for (const language of languages)
      expect(twice(entries[name].map(({ texts }) => texts[language] ?? ''))).toEqual([])
  })

  test('has the groups, parents, symbols and features that the catalogue allows, and no others [REF-02]', () => {
    const { group, parent, handshape } = list(name)
    for (const entry of entries[name]) {
      if (entry.group) expect(valuesOf(group ?? ''), entry.value).toContain(entry.group)
      if (name === group) expect(entry.group).not.toBe(entry.value)
      expect(Boolean(entry.parent), entry.value).toBe(Boolean(parent))
      if (entry.parent) expect(valuesOf(parent ?? ''), entry.value).toContain(entry.parent)
      expect(Boolean(entry.symbol && entry.features), entry.value).toBe(Boolean(handshape))
      if (entry.symbol) expect(entry.symbol).toMatch(/^S(1[0-9a-f]{2}|20[0-4])00$/)
    }
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
      json<{ texts: object }>('dictionary.json'),
    ]
    for (const one of texts) expect(Object.keys(one.texts).sort()).toEqual([...languages].sort())
    expect(json<{ id: number }[]>('contents', 'page-videos.json').map(({ id }) => id)).toEqual([586, 674])
  })
})
