import type { EntryHierarchy } from '#domains/signs/location-containment.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'

/** A value of a reference list as the form offers it. */
export interface EntryChoice extends EntryHierarchy {
  id: number
  label: string
  /** URL of its uploaded picture. */
  picture?: string
  /** Of a location without an uploaded picture: the id of its drawing, for `LocationIcon`. */
  drawing?: string
}

/** The values of the lists that the form uses. */
export type ListChoices = Partial<Record<ListName, EntryChoice[]>>

/** A sign that can be referred to. */
export interface SignChoice {
  id: number
  gloss: string
  /** A translation; null without one. */
  word: string | null
}

/** A content language into which signs are translated. */
export interface LanguageChoice {
  code: string
  name: string
}

/** The lists with a further value at the end of one. */
export const withEntry = (lists: ListChoices, list: ListName, entry: EntryChoice): ListChoices => ({
  ...lists,
  [list]: [...(lists[list] ?? []), entry],
})

/** A published sign that is similar to what is described so far, or has the same word. */
export interface NearestSign {
  id: number
  gloss: string
  /** URL of its poster. */
  poster: string | null
  /** What differs: "differs only in location"; of a sign with the same word its keywords. */
  reason: string
}

/** Who has a gloss already, or one that differs only in accents. */
export interface GlossHolder {
  /** The gloss, if it differs in accents: it is no obstacle then. Null for the same gloss. */
  alike: string | null
  /** Null for a sign that the actor may not see under this gloss. */
  id: number | null
  /** Null for "system" and for people without a public name. */
  author: string | null
  /** Where the actor can look at the sign; null for one that the actor may not see under this gloss. */
  to: string | null
}

/** A version that somebody else saved while the form was open. */
export interface NewerVersion {
  revision: number
  document: SignDocument
  /** The version on which the form is based. */
  base: SignDocument
  /** The signs that it refers to. */
  signs: SignChoice[]
}
