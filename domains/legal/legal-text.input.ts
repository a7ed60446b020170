import * as z from 'zod/mini'
import type { LegalKind } from '#domains/content/legal-version.ts'
import { hasVisibleText, requiredCheckbox, withError } from '#platform/forms/schema.ts'

/** Maximum length of a text in one language, characters of its HTML. */
export const maxLegalTextLength = 200_000

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ')

/** Whether the HTML contains visible text. */
export const hasText = (html: string): boolean => hasVisibleText(withoutTags(html))

const legalText = z.pipe(
  z.pipe(
    z.string(withError('value.invalid')),
    // Forms send CRLF, which would make every text differ from the stored one.
    z.transform((text: string) => text.replace(/\r\n?/g, '\n')),
  ),
  z.string().check(z.maxLength(maxLegalTextLength, withError('value.tooLong'))),
)

/**
 * The texts of a version: HTML by content language, without empty ones. The text of the default language is required,
 * because it is shown to readers of languages without a text.
 * @param languages codes of the languages that may have a text
 */
export const legalTextsSchema = (languages: readonly string[], defaultLanguage: string) =>
  z.pipe(
    z.object(Object.fromEntries(languages.map((code) => [code, z._default(legalText, '')]))).check(
      z.refine((texts) => hasText(texts[defaultLanguage] ?? ''), {
        ...withError('value.required'),
        path: [defaultLanguage],
      }),
    ),
    z.transform((texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).filter(([, text]) => hasText(text))),
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
