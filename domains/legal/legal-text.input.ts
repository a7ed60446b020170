import { z } from 'zod'
import type { LegalKind } from '#domains/content/legal-version.ts'
import { hasVisibleText, requiredCheckbox, withError } from '#platform/forms/schema.ts'

/** Maximum length of a text in one language, characters of its HTML. */
export const maxLegalTextLength = 200_000

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ')

/** Whether the HTML contains visible text. */
export const hasText = (html: string): boolean => hasVisibleText(withoutTags(html))

/**
 * The texts of a version: HTML by content language, without empty ones. The text of the default language is required,
 * because it is shown to readers of languages without a text.
 * @param languages codes of the languages that may have a text
 */
export const legalTextsSchema = (languages: readonly string[], defaultLanguage: string) =>
  z
    .object(
      Object.fromEntries(
        languages.map((code) => [
          code,
          z
            .string(withError('value.invalid'))
            // Forms send CRLF, which would make every text differ from the stored one.
            .transform((text) => text.replace(/\r\n?/g, '\n'))
            .pipe(z.string().max(maxLegalTextLength, withError('value.tooLong')))
            .default(''),
        ]),
      ),
    )
    .refine((texts) => hasText(texts[defaultLanguage] ?? ''), {
      ...withError('value.required'),
      path: [defaultLanguage],
    })
    .transform((texts) =>
      Object.fromEntries(
        Object.entries(texts).filter((entry): entry is [string, string] => hasText(entry[1])),
      ),
    )

/** The confirmation that a version is published, which everybody then has to accept. */
export const confirmPublicationSchema = z.object({ confirmed: requiredCheckbox })

/** The version that an editor corrects, with the number of corrections that the editor displayed. */
export interface CorrectionTarget {
  id: number
  kind: LegalKind
  expectedCorrectionCount: number
}
