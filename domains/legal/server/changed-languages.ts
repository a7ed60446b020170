import { sanitizeRichText } from '#domains/content/index.ts'
import type { LegalVersion } from '#domains/content/legal-version.ts'
import { hasRichText } from '#domains/content/rich-text.input.ts'

/** HTML by content language. */
export type Bodies = Readonly<Record<string, string>>

/**
 * The languages whose text differs from the stored one, with added and removed languages. Stored texts are sanitized
 * for the comparison, because seeds may write the same text in another form.
 */
export const changedLanguages = (stored: LegalVersion['texts'], sanitized: Bodies): string[] =>
  [...new Set([...Object.keys(stored), ...Object.keys(sanitized)])].filter((language) => {
    const body = stored[language]?.body ?? ''
    return (hasRichText(body) ? sanitizeRichText(body) : undefined) !== sanitized[language]
  })
