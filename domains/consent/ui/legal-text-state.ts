import type { ReactNode } from 'react'

/** The text of the newest terms or policy: available, not published yet, or failed to load. */
export type LegalTextState =
  | { state: 'ready'; versionId: number; text: ReactNode }
  | { state: 'missing' }
  | { state: 'failed' }
