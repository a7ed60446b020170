import { emptyQuery, type SearchResult } from '#domains/search/search-model.ts'
import type { SearchableDictionary } from '#domains/search/searchable-dictionary.ts'
import { foldWords } from '#platform/text/fold.ts'

/** A text that was searched, with the content language of the search. */
export interface SearchedText {
  text: string
  language: string
}

type Dictionary = Pick<SearchableDictionary, 'search'>
type WholeDictionary = Pick<SearchableDictionary, 'search' | 'combination'>

const maxEqualTexts = 5

const searchAll = (dictionary: Dictionary, { text, language }: SearchedText): SearchResult =>
  dictionary.search({ ...emptyQuery(language), q: text, perPage: maxEqualTexts })

/** The word by which searches and messages are joined; null without a letter or digit. */
export const foldedWord = (text: string): string | null => foldWords(text) || null

/**
 * Whether a general search finds nothing, not even another form of the word, a word with one typing error,
 * or a combination of signs.
 * @param dictionary the whole one: school mode finds nothing although the dictionary may have the sign
 */
export const isMissed = (dictionary: WholeDictionary, searched: SearchedText): boolean =>
  searchAll(dictionary, searched).total === 0 &&
  dictionary.combination({ q: searched.text, language: searched.language }) === null

/** The id of a published sign that has the text as gloss, label or keyword, apart from case and accents. */
export function findSignNamed(dictionary: Dictionary, searched: SearchedText): number | undefined {
  const word = foldWords(searched.text)
  return searchAll(dictionary, searched).hits.find(({ match }) => match && foldWords(match.text) === word)?.id
}
