import type { SearchEntry, SearchQuery } from './search-model.ts'

/** A published sign for tests; whatever is not said is empty. */
export const aSearchEntry = (facts: Partial<SearchEntry> & { id: number; gloss: string }): SearchEntry => ({
  lemma: null,
  otherLabels: [],
  translations: {},
  values: {},
  flags: {},
  video: null,
  poster: null,
  preview: null,
  source: null,
  createdAt: facts.id,
  publishedAt: facts.id,
  ...facts,
})

/** A visitor's query in Portuguese; whatever is not said is the default. */
export const aQuery = (facts: Partial<SearchQuery> = {}): SearchQuery => ({
  q: '',
  type: 'general',
  order: 'best',
  language: 'pt',
  translationLanguage: null,
  letter: null,
  filters: {},
  page: 1,
  perPage: 24,
  ...facts,
})
