import { emptyQuery, type SearchResult } from '#domains/search/search-model.ts'
import type { SearchableDictionary } from '#domains/search/searchable-dictionary.ts'

/** A text that was searched, with the content language of the search. */
export interface SearchedText {
  text: string
  language: string
}

type Dictionary = Pick<SearchableDictionary, 'search'>

const searchAll = (dictionary: Dictionary, { text, language }: SearchedText): SearchResult =>
  dictionary.search({ ...emptyQuery(language), q: text, perPage: 1 })

/**
 * Whether a general search finds nothing, not even another form of the word or a word with one typing error.
 * @param dictionary the whole one: school mode finds nothing although the dictionary may have the sign
 */
export const isMissed = (dictionary: Dictionary, searched: SearchedText): boolean =>
  searchAll(dictionary, searched).total === 0
