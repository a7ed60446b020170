/** What a language is translated by: each has a number of things, and of those that have a text in the language. */
export const contentKinds = [
  'signs',
  'values',
  'contents',
  'questions',
  'videos',
  'legal',
  'professions',
] as const
export type ContentKind = (typeof contentKinds)[number]

/** How much of a kind of content has a text in a language. */
export interface Completeness {
  kind: ContentKind
  total: number
  translated: number
}
