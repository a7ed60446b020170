import * as z from 'zod/mini'
import type { RichText } from '#domains/content/content.ts'
import type { LegalKind } from '#domains/content/legal-version.ts'
import { hasRichText, richTextSchema } from '#domains/content/rich-text.input.ts'
import { optionalChosenId, requiredCheckbox, withError } from '#platform/forms/schema.ts'
import { videoFieldOf } from './legal-field-names.ts'

/** Maximum length of a text in one language, characters of its HTML. */
export const maxLegalTextLength = 200_000

const legalText = richTextSchema(maxLegalTextLength)

/**
 * The texts of a version by content language: HTML, and the same as a signed video where there is one. Languages with
 * neither are left out. The default language needs one of them, because it is shown to readers of languages without.
 * @param languages codes of the languages that may have a text
 */
export const legalTextsSchema = (languages: readonly string[], defaultLanguage: string) =>
  z.pipe(
    z
      .object(
        Object.fromEntries<z.ZodMiniType<string | number | null>>([
          ...languages.map((code) => [code, z._default(legalText, '')] as const),
          ...languages.map((code) => [videoFieldOf(code), optionalChosenId] as const),
        ]),
      )
      .check(
        z.refine((values) => textIn(values, defaultLanguage) !== null, {
          ...withError('value.required'),
          path: [defaultLanguage],
        }),
      ),
    z.transform(
      (values: FieldValues): LegalTexts =>
        Object.fromEntries(
          languages.flatMap((code) => {
            const text = textIn(values, code)
            return text ? [[code, text]] : []
          }),
        ),
    ),
  )

type FieldValues = Readonly<Record<string, string | number | null>>

/** The texts of a version by content language. */
export type LegalTexts = Readonly<Record<string, RichText>>

function textIn(values: FieldValues, code: string): RichText | null {
  const html = String(values[code] ?? '')
  const video = values[videoFieldOf(code)]
  const videoId = typeof video === 'number' ? video : null
  if (!hasRichText(html) && videoId === null) return null
  return { body: hasRichText(html) ? html : '', videoId }
}

/** The confirmation that a version is published, which everybody then has to accept. */
export const confirmPublicationSchema = z.object({ confirmed: requiredCheckbox })

/** The version that an editor corrects, with the number of corrections that the editor displayed. */
export interface CorrectionTarget {
  id: number
  kind: LegalKind
  expectedCorrectionCount: number
}
