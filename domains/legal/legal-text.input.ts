import { z } from 'zod'
import { hasVisibleText, withError } from '#platform/forms/schema.ts'

/** The longest text of one language, in characters of its HTML. */
export const maxLegalTextLength = 200_000

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ')

/** Whether a reader would see any text in it. */
export const hasText = (html: string): boolean => hasVisibleText(withoutTags(html))

/**
 * The texts of a version by content language, as HTML; languages that are left empty have none. The default language is
 * the one that others fall back to, so it must be there.
 * @param languages codes that may have a text
 */
export const legalTextsSchema = (languages: readonly string[], defaultLanguage: string) =>
  z
    .object(
      Object.fromEntries(
        languages.map((code) => [
          code,
          z
            .string(withError('value.invalid'))
            // Forms send line breaks in a way of their own, which would make every text a changed one.
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
