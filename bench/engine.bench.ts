import { randomNumbers } from '#domains/phonology/articulations.fixture.ts'
import { FacetIndex } from '#domains/search/engine/facet-index.ts'
import { glossComparator } from '#domains/search/engine/gloss-comparator.ts'
import { SearchEngine } from '#domains/search/engine/search-engine.ts'
import { inflections } from '#domains/search/inflection/inflections.ts'
import { aQuery } from '#domains/search/search-entry.fixture.ts'
import type { SearchEntry, SearchQuery } from '#domains/search/search-model.ts'
import { filterKeys, type ReferenceKey } from '#domains/signs/properties.ts'
import { hasRealLexicon, readRealLexicon } from './real-lexicon.ts'
import { measureTime, percentile, type Row } from './results.ts'

const generatedSignCount = 100_000
const queryCount = 400

/** Measures the search engine on the real lexicon, if its file exists, and on generated signs. */
export function benchEngine(): Row[] {
  const real = hasRealLexicon() ? readRealSigns() : []
  return [
    ...(real.length > 0 ? benchSigns(`${real.length} real signs`, real, { contains: 1, facets: 1 }) : []),
    ...benchSigns(`${generatedSignCount} generated signs`, generateSigns(generatedSignCount), {
      contains: 10,
      facets: 1,
    }),
  ]
}

function benchSigns(name: string, signs: SearchEntry[], target: { contains: number; facets: number }): Row[] {
  const engine = new SearchEngine({ facets: FacetIndex, compare: glossComparator('en'), inflections })
  const build = measureTime(() => engine.apply(signs, []))
  const texts = textFragments(signs)
  const contains = texts.map((q) => measureTime(() => engine.search(inEnglish({ q }))))
  const misses = texts.slice(0, 100).map((q) => measureTime(() => engine.search(inEnglish({ q: `${q}zq` }))))
  const keys = filterKeys.filter((key) => signs.some((sign) => sign.values[key as ReferenceKey]?.length))
  const facets = texts.map((q, index) => {
    const query = inEnglish({ q: index % 2 === 0 ? q : '', filters: { wordClass: [(index % 4) + 1] } })
    engine.search(query)
    return measureTime(() => engine.facets(query, keys))
  })
  const change = Array.from({ length: 20 }, (_, index) =>
    measureTime(() => engine.apply([signs[index] as SearchEntry], [])),
  )
  return [
    { name: `engine build, ${name}`, value: build, unit: 'ms' },
    {
      name: `engine contains p50, ${name}`,
      value: percentile(contains, 50),
      unit: 'ms',
      target: target.contains,
    },
    { name: `engine contains p95, ${name}`, value: percentile(contains, 95), unit: 'ms', target: 12 },
    { name: `engine nothing found p50, ${name}`, value: percentile(misses, 50), unit: 'ms', target: 1 },
    {
      name: `engine facets of ${keys.length} properties p50, ${name}`,
      value: percentile(facets, 50),
      unit: 'ms',
      target: target.facets,
    },
    { name: `engine one sign changed p50, ${name}`, value: percentile(change, 50), unit: 'ms' },
  ]
}

const inEnglish = (query: Partial<SearchQuery>) => aQuery({ language: 'en', ...query })

/** Distinct fragments of two to eight characters from glosses and translations, similar to typed queries. */
function textFragments(signs: SearchEntry[]): string[] {
  const random = randomNumbers(7)
  const parts = new Set<string>()
  for (let tries = 0; parts.size < queryCount && tries < queryCount * 10; tries++) {
    const sign = signs[Math.floor(random() * signs.length)] as SearchEntry
    const text = random() < 0.5 ? sign.gloss : (Object.values(sign.translations)[0]?.[0] ?? sign.gloss)
    const length = 2 + Math.floor(random() * 7)
    const part = text
      .slice(Math.floor(random() * 3))
      .slice(0, length)
      .trim()
    if (part.length > 1) parts.add(part)
  }
  return [...parts]
}

function readRealSigns(): SearchEntry[] {
  const ids = createNumbering()
  return readRealLexicon().map((row, index) =>
    aSign(
      index + 1,
      row.gloss ?? '',
      { en: split(row['translation.en']), mi: split(row['translation.mi']) },
      {
        wordClass: split(row.word_class).map(ids),
        handshapeDominant: split(row.handshape_dominant).map(ids),
        location: split(row.location).map(ids),
      },
    ),
  )
}

/** Generated signs with glosses and translations in five languages, made of syllables, and values of eight properties. */
export function generateSigns(count: number): SearchEntry[] {
  const random = randomNumbers(42)
  const pick = (below: number) => Math.floor(random() * random() * below)
  const syllables = Array.from('bcdfglmnprstv').flatMap((consonant) =>
    ['a', 'e', 'i', 'o', 'u', 'an', 'er', 'ão'].map((vowel) => consonant + vowel),
  )
  const word = () => Array.from({ length: 2 + pick(4) }, () => syllables[pick(syllables.length)]).join('')
  return Array.from({ length: count }, (_, index) =>
    aSign(
      index + 1,
      `${word().toUpperCase()}-${index}`,
      Object.fromEntries(
        ['pt', 'en', 'de', 'hu', 'et'].map((code) => [code, [word(), `${word()} ${word()}`]]),
      ),
      {
        wordClass: [1 + pick(12)],
        semanticField: [100 + pick(80), 200 + pick(80)],
        handshapeDominant: [300 + pick(120)],
        handshapeNondominant: [500 + pick(120)],
        location: [700 + pick(60)],
        movementShape: [800 + pick(30)],
        handedness: [900 + pick(6)],
        tags: [1000 + pick(50)],
      },
    ),
  )
}

const aSign = (
  id: number,
  gloss: string,
  translations: SearchEntry['translations'],
  values: SearchEntry['values'],
): SearchEntry => ({
  id,
  gloss,
  lemma: gloss,
  glossEn: null,
  otherLabels: [],
  earlierGlosses: [],
  translations,
  values,
  flags: { repeatedMovement: id % 3 === 0 },
  video: null,
  poster: null,
  preview: null,
  source: null,
  isOffensive: false,
  createdAt: id,
  publishedAt: id,
})

const split = (cell = '') => cell.split(/;| \| /).flatMap((value) => value.trim() || [])

function createNumbering(): (value: string) => number {
  const numbers = new Map<string, number>()
  return (value) => {
    const number = numbers.get(value) ?? numbers.size + 1
    numbers.set(value, number)
    return number
  }
}
