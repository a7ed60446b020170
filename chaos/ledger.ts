/** What was sent and acknowledged about one sign. */
export interface SignRecord {
  gloss: string
  author: string
  id: number | null
  revision: number
  /** Values of `lemma` that the sign may have: the acknowledged one, and those of requests without an answer. */
  lemmas: Set<string | null>
  /** Statuses that the sign may have, in the same way. */
  statuses: Set<string>
  /** Uploads whose attachment was acknowledged. */
  attached: number
  /** Uploads whose attachment had no answer. */
  maybeAttached: number
  /** Whether a request to publish was ever sent. */
  wasOffered: boolean
  /** When a withdrawal was acknowledged and no request to publish was sent since, as of `Date.now()`. */
  withdrawnAt: number | null
}

/** A message or an import: sent once, acknowledged or without an answer. */
export interface SentOnce {
  name: string
  isAcknowledged: boolean
}

export interface Ledger {
  signs: SignRecord[]
  messages: SentOnce[]
  imports: (SentOnce & { glosses: string[] })[]
  /** Acknowledged writes. */
  acknowledged: number
  /** What must not happen, in words, each once. */
  violations: Set<string>
}

export const createLedger = (): Ledger => ({
  signs: [],
  messages: [],
  imports: [],
  acknowledged: 0,
  violations: new Set(),
})

export const createSignRecord = (gloss: string, author: string): SignRecord => ({
  gloss,
  author,
  id: null,
  revision: 0,
  lemmas: new Set([null]),
  statuses: new Set(['pending']),
  attached: 0,
  maybeAttached: 0,
  wasOffered: false,
  withdrawnAt: null,
})
