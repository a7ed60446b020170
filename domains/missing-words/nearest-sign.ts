import { emptyQuery, type SearchEntry } from '#domains/search/search-model.ts'
import type { SearchableDictionary } from '#domains/search/searchable-dictionary.ts'
import type { MissingWordKey } from './missing-word.ts'

/** What the report suggests for a word. */
export const suggestedActs = ['keyword', 'translate', 'create'] as const
export type SuggestedAct = (typeof suggestedActs)[number]

/** A published sign whose text is similar to a missing word. */
export interface NearestSign {
  sign: SearchEntry
  /** The similar text of the sign. */
  text: string
}

type Dictionary = Pick<SearchableDictionary, 'search' | 'card'>

const minPartLength = 3
/** Shorter parts are in too many texts to mean anything. */
const minShare = 0.5

/**
 * The parts of a word that are looked for: its beginnings, the longest first, then its endings. Of a phrase those of its
 * longest word.
 */
export function partsOf(word: string): string[] {
  const longest = word.split(' ').reduce((best, one) => (one.length > best.length ? one : best), '')
  const min = Math.max(minPartLength, Math.ceil(longest.length * minShare))
  const lengths = Array.from(
    { length: Math.max(0, longest.length - min) },
    (_, index) => longest.length - 1 - index,
  )
  return [
    ...lengths.map((length) => longest.slice(0, length)),
    ...lengths.map((length) => longest.slice(-length)),
  ]
}

/** The published sign with the text that shares the longest part with a word; null when none shares half of it. */
export function findNearestSign(
  dictionary: Dictionary,
  { language, word }: MissingWordKey,
): NearestSign | null {
  for (const part of partsOf(word)) {
    const { hits } = dictionary.search({ ...emptyQuery(language), q: part, type: 'starts', perPage: 1 })
    const [hit] = hits
    const sign = hit && dictionary.card(hit.id)
    if (sign) return { sign, text: hit.match?.text ?? sign.gloss }
  }
  return null
}

/** A sign without a keyword in the language may lack only the translation; another one may have one word more. */
export function suggestAct(nearest: NearestSign | null, { language }: MissingWordKey): SuggestedAct {
  if (!nearest) return 'create'
  return nearest.sign.translations[language]?.length ? 'keyword' : 'translate'
}
