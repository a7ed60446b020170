import * as z from 'zod/mini'
import { email, hasVisibleText, oneLine, parseForm, requiredLine, withError } from '#platform/forms/schema.ts'
import { type ContactValues, contactFields, contactKinds, contactLengths } from './contact.ts'

const controlCharacters = /(?![\n\t])\p{Cc}/gu

const normalizeLines = (text: string) => text.replace(/\r\n?/g, '\n').replace(controlCharacters, '').trim()

const contactSchema = z
  .object({
    kind: z.enum(contactKinds, withError('value.invalid')),
    word: oneLine(contactLengths.word),
    subject: requiredLine(contactLengths.subject),
    message: z.pipe(
      z.pipe(z.string(), z.transform(normalizeLines)),
      z
        .string()
        .check(
          z.refine(hasVisibleText, withError('value.required')),
          z.maxLength(contactLengths.message, withError('value.tooLong')),
        ),
    ),
    name: requiredLine(contactLengths.name),
    email,
  })
  .check(
    z.refine(({ kind, word }) => kind !== 'missing' || typeof word !== 'string' || hasVisibleText(word), {
      ...withError('value.required'),
      path: ['word'],
      // Checked even when other fields are invalid, so that all errors are shown at once.
      when: () => true,
    }),
  )
export type ContactInput = z.infer<typeof contactSchema>

/** The submitted value of each field; '' for a missing field. */
export function contactValues(form: URLSearchParams): ContactValues {
  return Object.fromEntries(contactFields.map((field) => [field, form.get(field) ?? ''])) as ContactValues
}

/**
 * Validates and normalizes a submitted form.
 * @throws AppError `request.invalid` with an error for each invalid field
 */
export const parseContact = (values: ContactValues): ContactInput => parseForm(contactSchema, values)
