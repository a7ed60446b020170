import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decodeCsv } from '#domains/signs/csv/decode-csv.ts'
import { readRows } from '#domains/signs/csv/read-rows.ts'
import { property, type ReferenceKey } from '#domains/signs/properties.ts'
import { isListName, listNames } from '#domains/vocabularies/catalogue.ts'

interface Entry {
  value: string
  parent?: string
  aliases?: string[]
}

const languages = ['pt', 'en', 'de', 'hu', 'et']
const entriesOf = (name: string): Entry[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'lists', `${name}.json`), 'utf8'))
const entries = new Map(listNames.map((name) => [name, entriesOf(name)]))
const valuesOf = (name: string) =>
  new Set(
    (isListName(name) ? (entries.get(name) ?? []) : []).flatMap(({ value, aliases = [] }) => [
      value,
      ...aliases,
    ]),
  )
const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe('the demo', () => {
  const { rows, errors, notices } = readRows(decodeCsv(readFileSync(join(import.meta.dirname, 'signs.csv'))))
  const glosses = rows.map(({ texts }) => texts.gloss ?? '')

  test('is read without a complaint: known columns, right cells', () => {
    expect({ errors, notices }).toEqual({ errors: [], notices: [] })
    expect(rows).toHaveLength(24)
    expect(twice(glosses)).toEqual([])
    expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['demo']))
  })

  test('uses values that the standard lists have', () => {
    const used = rows.flatMap(({ values, notes = [] }) => [
      ...(Object.entries(values) as [ReferenceKey, string[]][]).flatMap(([key, all]) =>
        all.map((value) => [property(key).list ?? '', value] as const),
      ),
      ...notes.map(({ kind }) => ['notes', kind] as const),
    ])
    expect(used.filter(([name, value]) => !valuesOf(name).has(value))).toEqual([])
  })

  test('puts each precise place into its own area', () => {
    const areaOf = new Map(entriesOf('location-within-an-area').map(({ value, parent }) => [value, parent]))
    for (const { values, texts } of rows)
      expect(areaOf.get(values.locationPrecise?.[0] ?? ''), texts.gloss).toBe(values.location?.[0])
  })

  test('describes and translates every sign into five languages, with as many senses and sentences in each', () => {
    for (const { texts, values, translations, examples, exampleSigns = [], files } of rows) {
      for (const key of ['handedness', 'handshapeDominant', 'wordClass', 'semanticField'] as const)
        expect(values[key], `${texts.gloss} ${key}`).not.toEqual([])
      const counts = languages.map((code) => [translations[code]?.length, examples[code]?.length])
      expect(counts, texts.gloss).toEqual(languages.map(() => [translations.pt?.length, exampleSigns.length]))
      expect(translations.pt?.flat(), texts.gloss).not.toEqual([])
      expect(files.video).toHaveLength(1)
    }
  })

  test('relates signs that are there, and names the signs of its sentences by their number', () => {
    const numbers = new Set(rows.map(({ sourceId }) => sourceId))
    for (const { texts, relations = [], minimalPairs = [], exampleSigns = [] } of rows) {
      const targets = [...relations.map(({ target }) => target), ...minimalPairs]
      for (const target of targets) {
        expect(glosses).toContain('gloss' in target ? target.gloss : target.id)
        expect(target, texts.gloss).not.toEqual({ gloss: texts.gloss })
      }
      const tokens = exampleSigns.flatMap((signs) => signs.split(' '))
      expect(tokens.filter((token) => !token.startsWith('cl:') && !numbers.has(token))).toEqual([])
    }
  })
})
