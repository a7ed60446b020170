import { foldWords } from '#platform/text/fold.ts'

/** Maximum length of a text, in UTF-16 units. */
export const maxCombinationLength = 100

/** One sign alone is no combination: its word belongs to its keywords. */
export const minSigns = 2
export const maxSigns = 8

/** A word or phrase without a sign of its own. */
export interface WordCombination {
  id: number
  language: string
  text: string
  /** Ids of the signs that express it together, in their order; null for a sign that was deleted for good. */
  signs: (number | null)[]
  /** Number of its changes, for conflicts. */
  revision: number
}

/** What somebody writes down about a word. */
export interface CombinationContent {
  language: string
  text: string
  signs: number[]
}

/** A change of a combination. */
export interface CombinationVersion {
  revision: number
  kind: 'created' | 'changed' | 'deleted'
  text: string
  signs: number[]
  actorId: number | null
  at: Date
}

/** The text of a combination, folded as search compares texts; '' without a letter or digit. */
export const foldCombination = (text: string): string => foldWords(text).slice(0, maxCombinationLength)

/** By which a search finds a combination. */
export const combinationKey = ({ language, text }: { language: string; text: string }): string =>
  `${language}/${foldCombination(text)}`
