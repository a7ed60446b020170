/** The kinds of results, in the order of the list. */
export const searchGroups = ['pages', 'signs', 'values', 'people'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** A result that the person may open. */
export interface SearchItem {
  label: string
  /** A second line: a translation, the list of a value, the state of an account. */
  note: string | null
  /** Whether the label is a gloss. */
  isGloss: boolean
  path: string
}

/** What a search found; groups without results are left out. */
export interface SearchView {
  groups: { group: SearchGroup; items: SearchItem[] }[]
}
