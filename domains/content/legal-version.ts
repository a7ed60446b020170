import type { RichText } from './content.ts'

export const legalKinds = ['terms', 'privacy'] as const
export type LegalKind = (typeof legalKinds)[number]

/** A version of the terms of use or of the privacy policy; texts by content language. */
export interface LegalVersion {
  id: number
  kind: LegalKind
  createdAt: Date
  texts: Record<string, RichText>
}
