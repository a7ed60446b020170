/** Name under which the browser keeps the view of the lists of signs. */
export const signTableName = 'signs'

/** The columns that a person may hide or show, and whether they are shown at first; keys of `signList:column`. */
export const optionalSignColumns = {
  words: true,
  hands: true,
  author: true,
  approver: 'hidden',
  changed: true,
  languages: 'hidden',
  source: 'hidden',
} as const
