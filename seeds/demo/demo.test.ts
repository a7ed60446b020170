import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { minimalPairsCells } from '#domains/signs/csv/cells/minimal-pairs.ts'
import { notesCells } from '#domains/signs/csv/cells/notes.ts'
import { relationsCells } from '#domains/signs/csv/cells/relations.ts'
import { decodeCsv } from '#domains/signs/csv/decode-csv.ts'
import { parseCsv } from '#domains/signs/csv/read-rows.ts'
import type { SignCsvRow } from '#domains/signs/csv/sign-csv-row.ts'
import { property, type ReferenceKey, type YesNoKey } from '#domains/signs/properties.ts'
import { isListName, listNames } from '#domains/vocabularies/reference-lists.ts'
import { duplicatesOf, seedLanguages as languages, readSeedList } from '../seed-data.fixture.ts'

interface Entry {
  value: string
  parent?: string
  group?: string
  aliases?: string[]
}

const entries = new Map(listNames.map((name) => [name, readSeedList<Entry>(name)]))
const valuesOf = (name: string) =>
  new Set(
    (isListName(name) ? (entries.get(name) ?? []) : []).flatMap(({ value, aliases = [] }) => [
      value,
      ...aliases,
    ]),
  )

/** The fourteen articulation properties with their columns; two properties have two columns each. */
const articulation: Readonly<Record<string, readonly (ReferenceKey | YesNoKey)[]>> = {
  handedness: ['handedness'],
  dominant: ['handshapeDominant', 'handshapeDominantSecond'],
  nondominant: ['handshapeNondominant'],
  handshapeChange: ['handshapeChange'],
  relationBetweenArticulators: ['relationBetweenArticulators'],
  location: ['location', 'locationPrecise'],
  relativeOrientationMovement: ['relativeOrientationMovement'],
  relativeOrientationLocation: ['relativeOrientationLocation'],
  orientationChange: ['orientationChange'],
  contactType: ['contactType'],
  movementShape: ['movementShape'],
  movementDirection: ['movementDirection'],
  repeatedMovement: ['repeatedMovement'],
  alternatingMovement: ['alternatingMovement'],
}

const statedValue = ({ values, flags }: SignCsvRow, key: ReferenceKey | YesNoKey) =>
  String((values as Record<string, unknown>)[key] ?? (flags as Record<string, unknown>)[key] ?? '')

/** The articulation properties in which two rows differ; properties that both leave empty are equal. */
const differences = (first: SignCsvRow, second: SignCsvRow): string[] =>
  Object.entries(articulation)
    .filter(([, keys]) => keys.some((key) => statedValue(first, key) !== statedValue(second, key)))
    .map(([name]) => name)

/** All pairs of rows that differ in exactly one property, by that property. Compares every pair of rows. */
function pairsByDifference(rows: readonly SignCsvRow[]): Map<string, [SignCsvRow, SignCsvRow][]> {
  const pairs = new Map<string, [SignCsvRow, SignCsvRow][]>()
  rows.forEach((first, index) => {
    for (const second of rows.slice(index + 1)) {
      const [name, ...more] = differences(first, second)
      if (name && more.length === 0) pairs.set(name, [...(pairs.get(name) ?? []), [first, second]])
    }
  })
  return pairs
}

const { rows, errors, notices } = parseCsv(decodeCsv(readFileSync(join(import.meta.dirname, 'signs.csv'))))
const glossOf = ({ texts }: SignCsvRow) => texts.gloss ?? ''
const glosses = rows.map(glossOf)
const targetOf = (target: { id: number } | { gloss: string }) =>
  'gloss' in target ? target.gloss : `#${target.id}`
const related = rows.flatMap((row) =>
  (relationsCells.parsedOf(row) ?? []).map(({ kind, target }) => ({
    from: glossOf(row),
    kind,
    to: targetOf(target),
  })),
)
const rowOf = (gloss: string) => rows.find((row) => glossOf(row) === gloss) ?? expect.fail(gloss)

describe('the demo', () => {
  test('is read without errors or notices', () => {
    expect({ errors, notices }).toEqual({ errors: [], notices: [] })
    expect(rows.length).toBeGreaterThanOrEqual(120)
    expect(duplicatesOf(glosses)).toEqual([])
    expect(duplicatesOf(rows.map(({ sourceId }) => sourceId ?? ''))).toEqual([])
    expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['demo']))
  })

  test('uses only values of the standard lists', () => {
    const used = rows.flatMap((row) => [
      ...(Object.entries(row.values) as [ReferenceKey, string[]][]).flatMap(([key, all]) =>
        all.map((value) => [property(key).list ?? '', value] as const),
      ),
      ...(notesCells.parsedOf(row) ?? []).map(({ kind }) => ['notes', kind] as const),
    ])
    expect(used.filter(([name, value]) => !valuesOf(name).has(value))).toEqual([])
  })

  test('has each precise location with its own area', () => {
    const areaOf = new Map(
      readSeedList<Entry>('location-within-an-area').map(({ value, parent }) => [value, parent]),
    )
    for (const { values, texts } of rows)
      expect(areaOf.get(values.locationPrecise?.[0] ?? ''), texts.gloss).toBe(values.location?.[0])
  })

  test('translates every sign into five languages, with the same number of senses and sentences in each', () => {
    for (const { texts, values, translations, examples, exampleSigns = [] } of rows) {
      for (const key of ['handedness', 'handshapeDominant', 'wordClass', 'semanticField'] as const)
        expect(values[key], `${texts.gloss} ${key}`).not.toEqual([])
      const counts = languages.map((code) => [translations[code]?.length, examples[code]?.length])
      expect(counts, texts.gloss).toEqual(languages.map(() => [translations.pt?.length, exampleSigns.length]))
      expect(translations.pt?.flat(), texts.gloss).not.toEqual([])
      expect(exampleSigns, texts.gloss).not.toEqual([])
      for (const code of languages)
        for (const sentence of examples[code] ?? []) expect(sentence).toMatch(/^\p{Lu}.*[.?!]$/u)
    }
  })

  test('has for every sign the handshapes and the movement or contact that its clip needs', () => {
    const twoHanded = new Set(
      readSeedList<Entry>('handedness-searchable')
        .filter(({ group }) => group === 'two-handed')
        .map(({ value }) => value),
    )
    for (const { values, flags, files, sourceId, texts } of rows) {
      const has = (key: ReferenceKey) => (values[key] ?? []).length > 0
      expect(has('handshapeNondominant'), texts.gloss).toBe(twoHanded.has(values.handedness?.[0] ?? ''))
      expect(has('movementDirection') || has('movementShape') || has('contactType'), texts.gloss).toBe(true)
      if (has('handshapeDominantSecond')) expect(has('handshapeChange'), texts.gloss).toBe(true)
      expect([flags.repeatedMovement, flags.alternatingMovement], texts.gloss).not.toContain(null)
      expect(files.video, texts.gloss).toEqual([`${sourceId}.mp4`])
    }
  })

  test('has signs of every group of semantic fields, and many with optional properties', () => {
    const fields = readSeedList<Entry>('semantic-field')
    const groupOf = new Map(fields.map(({ value, group }) => [value, group ?? value]))
    const used = new Set(rows.flatMap(({ values }) => values.semanticField ?? []).map((v) => groupOf.get(v)))
    const groups = fields.filter(({ group }) => group === undefined).map(({ value }) => value)
    expect(groups.filter((group) => !used.has(group))).toEqual([])
    const minimum = { notes: 40, relations: 50, iconicity: 60, mouthGesture: 10, variation: 10 }
    const count = (has: (row: SignCsvRow) => unknown) => rows.filter((row) => has(row)).length
    expect(count((row) => notesCells.parsedOf(row)?.length)).toBeGreaterThan(minimum.notes)
    expect(count((row) => relationsCells.parsedOf(row)?.length)).toBeGreaterThan(minimum.relations)
    expect(count(({ texts }) => texts.iconicity)).toBeGreaterThan(minimum.iconicity)
    expect(count(({ values }) => values.mouthGesture?.length)).toBeGreaterThan(minimum.mouthGesture)
    expect(count(({ values }) => values.variation?.length)).toBeGreaterThan(minimum.variation)
  })

  test('has a few notes for editors only; all others are public [SGN-16]', () => {
    const notes = rows.flatMap((row) => notesCells.parsedOf(row) ?? [])
    const hidden = notes.filter((note) => !note.public)
    expect(hidden.length).toBeGreaterThan(0)
    expect(hidden.length).toBeLessThanOrEqual(5)
    expect(hidden.map(({ kind }) => kind)).toEqual(hidden.map(() => 'editorial'))
    for (const { text } of notes) expect(text).toMatch(/^\p{Lu}[^\\]*\.$/u)
  })
})

describe('the relations of the demo', () => {
  test('refer to existing signs, and example sentences refer to signs by number [SGN-06]', () => {
    const numbers = new Set(rows.map(({ sourceId }) => sourceId))
    for (const row of rows) {
      const { texts, exampleSigns = [] } = row
      const minimalPairs = minimalPairsCells.parsedOf(row) ?? []
      for (const target of minimalPairs) expect(glosses).toContain(targetOf(target))
      const tokens = exampleSigns.flatMap((signs) => signs.split(' '))
      expect(
        tokens.filter((token) => !token.startsWith('cl:') && !numbers.has(token)),
        texts.gloss,
      ).toEqual([])
    }
    for (const { from, to } of related) {
      expect(glosses, from).toContain(to)
      expect(to).not.toBe(from)
    }
  })

  test('occur once for each pair, because the program adds the inverse relation [SGN-06]', () => {
    const ends = related.map(({ from, to, kind }) => {
      const symmetricKind = kind === 'hypernym' || kind === 'hyponym' ? 'hypernym or hyponym' : kind
      return [symmetricKind, ...[from, to].sort()].join(' ')
    })
    expect(duplicatesOf(ends)).toEqual([])
    const manualPairs = rows.flatMap((row) =>
      (minimalPairsCells.parsedOf(row) ?? []).map((target) =>
        [glossOf(row), targetOf(target)].sort().join(' '),
      ),
    )
    expect(duplicatesOf(manualPairs)).toEqual([])
  })

  test('include every kind with an example in this vocabulary [SGN-06]', () => {
    const kinds = new Set(related.map(({ kind }) => kind))
    for (const kind of [
      'synonym',
      'antonym',
      'homonym',
      'hypernym',
      'see_also',
      'variant',
      'handshape_paradigm',
    ])
      expect(kinds).toContain(kind)
  })

  test('connect homonyms with equal articulation, and variants with the same lemma [SGN-06]', () => {
    for (const { from, kind, to } of related) {
      if (kind === 'homonym') expect(differences(rowOf(from), rowOf(to)), from).toEqual([])
      if (kind === 'variant') {
        expect(rowOf(from).texts.lemma).toBe(rowOf(to).texts.lemma)
        expect(differences(rowOf(from), rowOf(to)).length, from).toBeGreaterThan(0)
      }
    }
  })
})

describe('the minimal pairs of the demo', () => {
  const pairs = pairsByDifference(rows)

  test('are at least ten, in at least four properties [SGN-06]', () => {
    expect([...pairs.values()].flat().length).toBeGreaterThanOrEqual(10)
    expect(pairs.size).toBeGreaterThanOrEqual(4)
  })

  test.each([
    ['location', 'APRENDER SÁBADO'],
    ['location', 'ALEMANHA TER'],
    ['dominant', 'PEDRA QUEIJO'],
    ['movementShape', 'TRABALHAR VÍDEO'],
    ['movementDirection', 'QUEIJO RIR'],
    ['repeatedMovement', 'CADEIRA SENTAR'],
  ])('from the literature differ in the expected property: %s, %s [SGN-06]', (name, pair) => {
    expect(pairs.get(name)?.map((both) => both.map(glossOf).sort().join(' '))).toContain(pair)
  })

  test('entered manually differ in exactly one property [SGN-06]', () => {
    for (const row of rows)
      for (const target of minimalPairsCells.parsedOf(row) ?? [])
        expect(differences(row, rowOf(targetOf(target))), glossOf(row)).toHaveLength(1)
  })
})
