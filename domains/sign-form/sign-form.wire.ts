import type { SignView } from '#domains/sign-page/presenters/sign.presenter.ts'
import type { StoredDraft } from '#platform/forms/stored-draft.ts'
import type { GlossHolder, NearestSign, NewerVersion, SignChoice } from './form-choices.ts'

/** The answer to a state of the form that was sent. */
export interface StoredDraftWire extends StoredDraft {
  id: number
}

/** The names of the others who have the sign open. */
export interface PresenceWire {
  others: string[]
}

/** The page to open after a save, and the saved sign. */
export interface SavedFormWire {
  to: string
  sign: number
}

/** The signs that a text matches. */
export interface FoundSignsWire {
  signs: SignChoice[]
}

/** The published signs that are most similar. */
export interface NearestSignsWire {
  signs: NearestSign[]
}

/** The tokens of examples that are no published signs. */
export interface UnknownSignsWire {
  unknown: string[]
}

/** Who has a gloss; null when it is free. */
export interface GlossWire {
  holder: GlossHolder | null
}

export type NewerVersionWire = NewerVersion

/** The public page of a described sign. */
export interface PreviewWire {
  sign: SignView
  citation: string
  hasVideo: boolean
  /** Published signs that may be the same. */
  sameWord: { to: string; gloss: string }[]
}
