import { fold } from '#platform/text/fold.ts'
import { textMatcher } from '#platform/text/text-match.ts'

export interface MatchedOptions<Option> {
  /** Those that match first, the best one at the beginning; the others in their own order. All without a typed text. */
  options: readonly Option[]
  /** The option that matches best; null without one, and without a typed text. */
  best: Option | null
}

/** What is found by its keywords follows everything that is found by its label. */
const keywordTiers = 100

/**
 * Orders the options of a combo box for a typed text as the public search orders texts: equal ones, whole words,
 * beginnings, then texts that contain it; among them shorter ones first. Options that are found by their keywords alone
 * follow. Case and accents make no difference.
 */
export function matchOptions<Option extends { label: string; keywords?: string | undefined }>(
  options: readonly Option[],
  typed: string,
): MatchedOptions<Option> {
  const part = fold(typed)
  if (part === '') return { options, best: null }
  const tierOf = textMatcher(part)
  const ranked = options.map((option) => {
    const text = fold(option.label)
    const further = option.keywords ? tierOf(fold(option.keywords)) : null
    const tier = tierOf(text) ?? (further === null ? Number.POSITIVE_INFINITY : further + keywordTiers)
    return { option, tier, length: text.length }
  })
  const isFound = ({ tier }: (typeof ranked)[number]) => Number.isFinite(tier)
  const found = ranked.filter(isFound).sort((a, b) => a.tier - b.tier || a.length - b.length)
  return {
    options: [...found, ...ranked.filter((one) => !isFound(one))].map(({ option }) => option),
    best: found[0]?.option ?? null,
  }
}

/** Whether an option is offered for a typed text. */
export const optionMatches = (
  option: { label: string; keywords?: string | undefined },
  typed: string,
): boolean =>
  matchesTyped(option.label, typed) || (option.keywords !== undefined && matchesTyped(option.keywords, typed))

/** Whether a text is offered for a typed text; the filter of every combo box. */
export const matchesTyped = (text: string, typed: string): boolean =>
  textMatcher(fold(typed))(fold(text)) !== null

/** Whether a typed text is this one, apart from case and accents. */
export const isSameText = (text: string, typed: string): boolean => fold(text) === fold(typed)
