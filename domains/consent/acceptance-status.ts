import type { LegalVersion } from '#domains/content/legal-version.ts'

/** What a person has yet to answer, and the texts it is about. */
export interface AcceptanceStatus {
  /** The newest terms of use; null where none are registered. */
  terms: LegalVersion | null
  mustAcceptTerms: boolean
  policy: LegalVersion | null
  /** Also while the consent form waits for its first answer: it goes with the policy. */
  mustAcceptPolicy: boolean
  hasConsent: boolean
}

/** Which question comes first: terms, then policy; null when nothing is owed. */
export const nextPendingAcceptance = ({
  mustAcceptTerms,
  mustAcceptPolicy,
}: Pick<AcceptanceStatus, 'mustAcceptTerms' | 'mustAcceptPolicy'>): 'terms' | 'policy' | null =>
  mustAcceptTerms ? 'terms' : mustAcceptPolicy ? 'policy' : null
