import type { SignState } from '#domains/signs/sign-state.ts'

/** A number with the path of the list of what it counts. */
interface CountView {
  count: number
  path: string
}

interface SignView {
  id: number
  gloss: string
  state: SignState
  /** Of the last change. */
  date: string
  path: string
}

export interface SignDraftView {
  id: number
  /** As typed; may be empty. */
  gloss: string
  /** "22/11/2026 14:32". */
  when: string
  device: string | null
  /** The form that goes on with it. */
  path: string
}

/** The work of a member as the overview shows it. */
export interface SignWorkView {
  /** Null for people who approve nothing. */
  waiting: (CountView & { signs: SignView[] }) | null
  sentBack: CountView & { signs: (SignView & { note: string | null })[] }
  drafts: SignDraftView[]
  states: (CountView & { state: SignState })[]
  /** For administrators only. */
  lacking: {
    handshape: CountView
    translations: (CountView & { language: string })[]
    descriptions: CountView
  } | null
}
