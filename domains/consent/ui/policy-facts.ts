import type { ReactNode } from 'react'

/** The text of the newest terms or policy: as it stands, not registered yet, or not to be had just now. */
export type LegalFacts =
  | { state: 'ready'; versionId: number; text: ReactNode }
  | { state: 'missing' }
  | { state: 'failed' }

/** The fetcher through which the answers are sent: the page they are asked on stays where it is. */
export const consentFetcher = 'consent'
