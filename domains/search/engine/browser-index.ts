import type { SearchEntry, SearchQuery, SearchResult } from '../search-model.ts'
import { SearchEngine } from './search-engine.ts'

/**
 * The compact index of one content language, column by column (it compresses better so). Signs stand in
 * alphabetical order, so that the browser needs no collation of its own.
 */
export interface SearchIndexFile {
  /** The number of the public change it shows. */
  version: number
  language: string
  ids: number[]
  glosses: string[]
  /** 0 where the lemma is the gloss, null where there is none. */
  lemmas: (string | 0 | null)[]
  /** The keywords in the index's language. */
  keywords: string[][]
  /** One character a sign: 1 where its video has a poster. */
  posters: string
}

/** @param entries all published signs in alphabetical order */
export function buildSearchIndex(
  entries: readonly SearchEntry[],
  { version, language }: Pick<SearchIndexFile, 'version' | 'language'>,
): SearchIndexFile {
  return {
    version,
    language,
    ids: entries.map((entry) => entry.id),
    glosses: entries.map((entry) => entry.gloss),
    lemmas: entries.map(({ gloss, lemma }) => (lemma === gloss ? 0 : lemma)),
    keywords: entries.map((entry) => entry.translations[language] ?? []),
    posters: entries.map((entry) => (entry.poster === null ? '0' : '1')).join(''),
  }
}

/** What the browser knows of a sign. */
export interface IndexedSign {
  id: number
  gloss: string
  lemma: string | null
  keywords: readonly string[]
  hasPoster: boolean
}

/** Search over the compact index; the same code as on the server, over one language. */
export interface BrowserSearch {
  readonly version: number
  readonly language: string
  /** Whether the index can answer: dates and properties are the server's alone. */
  canAnswer(query: SearchQuery): boolean
  search(query: SearchQuery): SearchResult
  sign(id: number): IndexedSign | undefined
  /** The sign as the engine has it: without pictures, dates, values and other languages. */
  entry(id: number): SearchEntry | undefined
}

/** Signs put in at a time: a few milliseconds' work on a slow phone. */
const signsPerBatch = 100

/**
 * Makes the search from its file, piece by piece.
 * @param yieldToMain waits, when it is time, until the page has answered the person; called after each piece
 */
export async function openSearchIndex(
  file: SearchIndexFile,
  yieldToMain: () => Promise<void> | undefined = () => undefined,
): Promise<BrowserSearch> {
  const positions = new Map(file.ids.map((id, place) => [id, place]))
  const positionOf = (entry: SearchEntry) => positions.get(entry.id) ?? 0
  const engine = new SearchEngine({ compare: (a, b) => positionOf(a) - positionOf(b) })
  for (let from = 0; from < file.ids.length; from += signsPerBatch) {
    const batch = file.ids.slice(from, from + signsPerBatch)
    engine.apply(
      batch.map((_, at) => toEntry(file, from + at)),
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
      const place = positions.get(id)
      if (!entry || place === undefined) return undefined
      const keywords = file.keywords[place] ?? []
      return { id, gloss: entry.gloss, lemma: entry.lemma, keywords, hasPoster: file.posters[place] === '1' }
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
    otherLabels: [],
    translations: { [file.language]: file.keywords[position] ?? [] },
    values: {},
    flags: {},
    video: null,
    poster: null,
    preview: null,
    source: null,
    createdAt: 0,
    publishedAt: 0,
  }
}
