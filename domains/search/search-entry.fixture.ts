import { emptyQuery, type SearchEntry, type SearchQuery } from './search-model.ts'

const dayMs = 86_400_000
const firstDay = Date.UTC(2026, 0, 1)

/**
 * A published sign for tests; fields that are not given are empty. Id, date of creation and date of publication are
 * three different numbers, and later ids were published later.
 */
export const aSearchEntry = (facts: Partial<SearchEntry> & { id: number; gloss: string }): SearchEntry => ({
  lemma: null,
  glossEn: null,
  otherLabels: [],
  earlierGlosses: [],
  translations: {},
  values: {},
  flags: {},
  video: null,
  poster: null,
  preview: null,
  source: null,
  isOffensive: false,
  createdAt: firstDay - facts.id * dayMs,
  publishedAt: firstDay + facts.id * dayMs,
  ...facts,
})

/** A visitor's query in Portuguese; fields that are not given have their defaults. */
export const aQuery = (facts: Partial<SearchQuery> = {}): SearchQuery => ({ ...emptyQuery('pt'), ...facts })
