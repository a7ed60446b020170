import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { FormStage } from './form-stages.ts'

/** The content of a form that is not saved yet. */
export interface Draft {
  id: number
  /** Null for a new sign. */
  sign: { id: number; revision: number } | null
  document: SignDocument
  stage: FormStage
  sequence: number
  /** The User-Agent of the browser that stored it last. */
  device: string
  changedAt: Date
}

/** A draft in a list. */
export interface DraftSummary {
  id: number
  /** Null for a new sign. */
  signId: number | null
  /** As typed; may be empty. */
  gloss: string
  changedAt: Date
  /** "Firefox, Windows"; null when unknown. */
  device: string | null
}

/** The most drafts of new signs that one person may have. */
export const maxNewDrafts = 40
