import type { LegalVersion } from '#domains/content/content.ts'

/** What a person has yet to answer, and the texts it is about. */
export interface TermCheck {
  /** The newest terms of use; null where none are registered. */
  terms: LegalVersion | null
  owesTerms: boolean
  policy: LegalVersion | null
  /** Also while the consent form waits for its first answer: it goes with the policy. */
  owesPolicy: boolean
  hasConsent: boolean
}

/** Which question comes first: terms, then policy; null when nothing is owed. */
export const nextQuestion = ({
  owesTerms,
  owesPolicy,
}: Pick<TermCheck, 'owesTerms' | 'owesPolicy'>): 'terms' | 'policy' | null =>
  owesTerms ? 'terms' : owesPolicy ? 'policy' : null
