import { sanitizeRichText } from '#domains/content/index.ts'
import { hasRichText } from '#domains/content/rich-text.input.ts'
import type { LegalTexts } from '../legal-text.input.ts'

/**
 * The languages whose text or signed video differs from the stored one, with added and removed languages. Stored texts
 * are sanitized for the comparison, because seeds may write the same text in another form.
 */
export const changedLanguages = (stored: LegalTexts, sanitized: LegalTexts): string[] =>
  [...new Set([...Object.keys(stored), ...Object.keys(sanitized)])].filter((language) => {
    const { body = '', videoId = null } = stored[language] ?? {}
    const after = sanitized[language]
    const before = hasRichText(body) ? sanitizeRichText(body) : ''
    return before !== (after?.body ?? '') || videoId !== (after?.videoId ?? null)
  })
