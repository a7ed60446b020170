/** The answer to a state of a form that was sent to be stored as a draft. */
export interface StoredDraft {
  /** False when a later state is stored already. */
  stored: boolean
  /** The number of the state that is stored now. */
  sequence: number
  /** Time of day of the stored state. */
  time: string
}
