import type { ReactNode } from 'react'

/** The text of the newest terms or policy: as it stands, not registered yet, or not to be had just now. */
export type LegalTextState =
  | { state: 'ready'; versionId: number; text: ReactNode }
  | { state: 'missing' }
  | { state: 'failed' }
