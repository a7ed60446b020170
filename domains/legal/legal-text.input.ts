import * as z from 'zod/mini'
import type { LegalKind } from '#domains/content/legal-version.ts'
import { hasRichText, richTextSchema } from '#domains/content/rich-text.input.ts'
import { requiredCheckbox, withError } from '#platform/forms/schema.ts'

/** Maximum length of a text in one language, characters of its HTML. */
export const maxLegalTextLength = 200_000

const legalText = richTextSchema(maxLegalTextLength)

/**
 * The texts of a version: HTML by content language, without empty ones. The text of the default language is required,
 * because it is shown to readers of languages without a text.
 * @param languages codes of the languages that may have a text
 */
export const legalTextsSchema = (languages: readonly string[], defaultLanguage: string) =>
  z.pipe(
    z.object(Object.fromEntries(languages.map((code) => [code, z._default(legalText, '')]))).check(
      z.refine((texts) => hasRichText(texts[defaultLanguage] ?? ''), {
        ...withError('value.required'),
        path: [defaultLanguage],
      }),
    ),
    z.transform((texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).filter(([, text]) => hasRichText(text))),
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
