import { generateArticulations, randomNumbers } from '#domains/phonology/articulations.fixture.ts'
import { standardEntries, standardEntryOf } from '#domains/phonology/standard-lists.fixture.ts'
import type { Grouping } from '#domains/search/engine/facet-index.ts'
import { FacetIndex } from '#domains/search/engine/facet-index.ts'
import { glossComparator } from '#domains/search/engine/gloss-comparator.ts'
import { SearchEngine } from '#domains/search/engine/search-engine.ts'
import { filterKeys, filterName } from '#domains/search/query/filters.ts'
import { aQuery, aSearchEntry } from '#domains/search/search-entry.fixture.ts'
import type { SearchEntry, SearchQuery } from '#domains/search/search-model.ts'
import { latencyRow, measureLoad } from './http-load.ts'
import { measureTime, percentile, type Row } from './results.ts'

const signCount = 100_000
const queryCount = 400
const maxProperties = 4
const maxValues = 3

/** Number of generated values for lists without standard values of articulation. */
const otherLists = { wordClass: 12, semanticField: 80, tags: 50, mouthing: 40, variation: 20 } as const

/** Measures category queries in the engine, each with the counts of all properties, on generated signs. */
export function benchCategoryEngine(): Row[] {
  const signs = generateSigns()
  const engine = new SearchEngine({
    facets: FacetIndex,
    compare: glossComparator('en'),
    grouping: standardGrouping(),
  })
  engine.apply(signs, [])
  const counts = engine.facets(aQuery(), filterKeys)
  const choose = randomChoices(valuesOf(counts), 3)
  const timedQueries = Array.from({ length: queryCount }, () =>
    aQuery({ filters: Object.fromEntries(choose().map(([key, values]) => [key, values.map(Number)])) }),
  )
  for (const query of timedQueries.slice(0, 40)) runQuery(engine, query)
  const times = timedQueries.map((query) => measureTime(() => runQuery(engine, query)))
  const propertyCount = valuesOf(counts).length
  const name = `${signCount.toLocaleString('en')} generated signs, counts of ${propertyCount} properties`
  return [
    { name: `engine category query p50, ${name}`, value: percentile(times, 50), unit: 'ms', target: 5 },
    { name: `engine category query p95, ${name}`, value: percentile(times, 95), unit: 'ms' },
  ]
}

/**
 * Measures category queries on a running program, with values that its signs have: the API with the counts of all
 * properties, and the results page.
 * @param size number of signs as text, for the row names
 */
export async function benchCategoryHttp(url: string, size: string): Promise<Row[]> {
  const response = await fetch(`${url}/api/signs?facets=all&per_page=1`)
  const { meta } = (await response.json()) as { meta: { facets: Record<string, Record<string, number>> } }
  // A precise location outside the chosen area is refused; all other properties can be combined.
  const { [filterName('locationPrecise')]: _, ...counts } = meta.facets
  const choose = randomChoices(valuesOf(counts), 5)
  const randomQuery = () =>
    new URLSearchParams(choose().flatMap(([name, values]) => values.map((value) => [name, value]))).toString()
  const api = await measureLoad(url, () => `/api/signs?${randomQuery()}&facets=all`)
  const page = await measureLoad(
    url,
    (n) => `/en/search-signs/category/search-result?${randomQuery()}&n=${n}`,
  )
  return [
    latencyRow(`API category query with all counts p97.5, ${size}`, api, 60),
    latencyRow(`category results page p97.5, ${size}`, page, 60),
  ]
}

const valuesOf = (counts: Record<string, Record<string, number>>): [string, string[]][] =>
  Object.entries(counts)
    .map(([name, values]): [string, string[]] => [name, Object.keys(values)])
    .filter(([, values]) => values.length > 0)

function runQuery(engine: SearchEngine, query: SearchQuery): void {
  engine.search(query)
  engine.facets(query, filterKeys)
}

/** Returns a seeded random choice of one to four properties, with one to three values of each. */
function randomChoices(values: [string, string[]][], seed: number) {
  const random = randomNumbers(seed)
  const upTo = (max: number) => 1 + Math.floor(random() * max)
  const sample = <Item>(items: readonly Item[], count: number): Item[] => [
    ...new Set(Array.from({ length: count }, () => items[Math.floor(random() * items.length)] as Item)),
  ]
  return (): [string, string[]][] =>
    sample(values, upTo(maxProperties)).map(([name, all]): [string, string[]] => [
      name,
      sample(all, upTo(maxValues)),
    ])
}

/** Generated signs with realistic articulations, word classes, semantic fields and tags. */
function generateSigns(): SearchEntry[] {
  const random = randomNumbers(11)
  const others = Object.entries(otherLists)
  return generateArticulations(signCount).map(({ id, values, flags }) => {
    const randomValues = others.map(([key, count], list) => [
      key,
      [10_000 + list * 1_000 + Math.floor(random() * random() * count)],
    ])
    const all: SearchEntry['values'] = { ...values, ...Object.fromEntries(randomValues) }
    const searchable = {
      handednessSearchable: all.handedness ?? [],
      semanticFieldSearchable: all.semanticField ?? [],
    }
    return aSearchEntry({ id, gloss: `SIGN-${id}`, values: { ...all, ...searchable }, flags })
  })
}

function standardGrouping(): Grouping {
  const heads = new Set(standardEntries.flatMap(({ groupId }) => groupId ?? []))
  return { headOf: (id) => standardEntryOf(id)?.groupId ?? undefined, isHead: (id) => heads.has(id) }
}
