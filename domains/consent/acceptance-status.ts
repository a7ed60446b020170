import type { LegalVersion } from '#domains/content/legal-version.ts'

/** The questions that a person has yet to answer, with the texts that they concern. */
export interface AcceptanceStatus {
  /** The newest terms of use; null when none are published. */
  terms: LegalVersion | null
  mustAcceptTerms: boolean
  policy: LegalVersion | null
  /** Also before the first answer to the consent form, which is part of the same question. */
  mustAcceptPolicy: boolean
  hasConsent: boolean
}

/** The first pending question: terms, then policy; null when none is pending. */
export const nextPendingAcceptance = ({
  mustAcceptTerms,
  mustAcceptPolicy,
}: Pick<AcceptanceStatus, 'mustAcceptTerms' | 'mustAcceptPolicy'>): 'terms' | 'policy' | null =>
  mustAcceptTerms ? 'terms' : mustAcceptPolicy ? 'policy' : null

/**
 * A question in the user interface: `consent` is the policy together with the consent form; `unknown` when the pending
 * question could not be loaded.
 */
export type PendingQuestion = 'terms' | 'policy' | 'consent' | 'unknown'
