import type { Inflection } from '../inflection/inflection.ts'
import type { SearchEntry, SearchQuery, SearchResult } from '../search-model.ts'
import { SearchEngine } from './search-engine.ts'

/**
 * The compact index of one content language, stored by column because that compresses better. Signs are in
 * alphabetical order, so the browser needs no collation.
 */
export interface SearchIndexFile {
  /** The dictionary version. */
  version: number
  language: string
  ids: number[]
  glosses: string[]
  /** 0 when the lemma is equal to the gloss, null when there is none. */
  lemmas: (string | 0 | null)[]
  /** The keywords in the index's language. */
  keywords: string[][]
  /** One character per sign: 1 when it has a poster, else 0. */
  posters: string
  /** The positions of offensive signs; missing without any. */
  offensive?: number[]
  /** The earlier glosses of signs, by position; missing without any. */
  earlierGlosses?: Record<number, string[]>
  /** The inflected forms of the language; null for a language without. */
  inflection: Inflection | null
}

type IndexFacts = Pick<SearchIndexFile, 'version' | 'language'> & Partial<Pick<SearchIndexFile, 'inflection'>>

/** @param entries all published signs in alphabetical order */
export function buildSearchIndex(
  entries: readonly SearchEntry[],
  { version, language, inflection = null }: IndexFacts,
): SearchIndexFile {
  const offensive = entries.flatMap(({ isOffensive }, position) => (isOffensive ? position : []))
  const renamed = entries.flatMap(({ earlierGlosses }, position) =>
    earlierGlosses.length > 0 ? [[position, earlierGlosses]] : [],
  )
  return {
    version,
    language,
    ids: entries.map((entry) => entry.id),
    glosses: entries.map((entry) => entry.gloss),
    lemmas: entries.map(({ gloss, lemma }) => (lemma === gloss ? 0 : lemma)),
    keywords: entries.map((entry) => entry.translations[language] ?? []),
    posters: entries.map((entry) => (entry.poster === null ? '0' : '1')).join(''),
    ...(offensive.length > 0 && { offensive }),
    ...(renamed.length > 0 && { earlierGlosses: Object.fromEntries(renamed) }),
    inflection,
  }
}

/** The data of a sign in the index. */
export interface IndexedSign {
  id: number
  gloss: string
  lemma: string | null
  keywords: readonly string[]
  hasPoster: boolean
}

/** Search in the compact index with the engine of the server, in one language. */
export interface BrowserSearch {
  readonly version: number
  readonly language: string
  /** Whether the index contains the data for a query; it has no dates and no properties. */
  canAnswer(query: SearchQuery): boolean
  search(query: SearchQuery): SearchResult
  sign(id: number): IndexedSign | undefined
  /** The sign without pictures, dates, values and other languages. */
  entry(id: number): SearchEntry | undefined
}

/** The number of signs that take a few milliseconds on a slow phone. */
const signsPerBatch = 100

/**
 * Builds the search from its file in batches.
 * @param yieldToMain called after each batch; lets the page handle user input
 */
export async function openSearchIndex(
  file: SearchIndexFile,
  yieldToMain: () => Promise<void> | undefined = () => undefined,
): Promise<BrowserSearch> {
  const positions = new Map(file.ids.map((id, position) => [id, position]))
  const positionOf = (entry: SearchEntry) => positions.get(entry.id) ?? 0
  const offensive = new Set(file.offensive)
  const engine = new SearchEngine({
    compare: (a, b) => positionOf(a) - positionOf(b),
    inflections: file.inflection ? { [file.language]: file.inflection } : {},
  })
  for (let from = 0; from < file.ids.length; from += signsPerBatch) {
    const batch = file.ids.slice(from, from + signsPerBatch)
    engine.apply(
      batch.map((_, at) => ({ ...toEntry(file, from + at), isOffensive: offensive.has(from + at) })),
      [],
    )
    await yieldToMain()
  }

  return {
    version: file.version,
    language: file.language,
    canAnswer: ({ order, filters }) =>
      (order === 'best' || order === 'alphabetical') &&
      Object.values(filters).every((wanted) => wanted.length === 0),
    search: (query) => engine.search(query),
    entry: (id) => engine.entry(id),
    sign(id) {
      const entry = engine.entry(id)
      const position = positions.get(id)
      if (!entry || position === undefined) return undefined
      const keywords = file.keywords[position] ?? []
      return {
        id,
        gloss: entry.gloss,
        lemma: entry.lemma,
        keywords,
        hasPoster: file.posters[position] === '1',
      }
    },
  }
}

function toEntry(file: SearchIndexFile, position: number): SearchEntry {
  const gloss = file.glosses[position] ?? ''
  const lemma = file.lemmas[position] ?? null
  return {
    id: file.ids[position] ?? 0,
    gloss,
    lemma: lemma === 0 ? gloss : lemma,
    glossEn: null,
    otherLabels: [],
    earlierGlosses: file.earlierGlosses?.[position] ?? [],
    translations: { [file.language]: file.keywords[position] ?? [] },
    values: {},
    flags: {},
    video: null,
    poster: null,
    preview: null,
    source: null,
    isOffensive: false,
    createdAt: 0,
    publishedAt: 0,
  }
}
