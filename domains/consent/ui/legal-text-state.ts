import type { ReactNode } from 'react'

/**
 * The text of the newest terms or policy: available, not published yet, or failed to load. Its links open in a new tab,
 * so that the answers of the form are not lost.
 */
export type LegalTextState =
  | { state: 'ready'; versionId: number; text: ReactNode; hasLinks: boolean }
  | { state: 'missing' }
  | { state: 'failed' }
