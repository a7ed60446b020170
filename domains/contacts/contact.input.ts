import { z } from 'zod'
import { email, hasVisibleText, oneLine, parseForm, requiredLine, withError } from '#platform/forms/schema.ts'
import { type ContactValues, contactFields, contactKinds, contactLengths } from './contact.ts'

const controlCharacters = /(?![\n\t])\p{Cc}/gu

const normalizeLines = (text: string) => text.replace(/\r\n?/g, '\n').replace(controlCharacters, '').trim()

const contactSchema = z
  .object({
    kind: z.enum(contactKinds, withError('value.invalid')),
    word: oneLine(contactLengths.word),
    subject: requiredLine(contactLengths.subject),
    message: z
      .string()
      .transform(normalizeLines)
      .pipe(
        z
          .string()
          .refine(hasVisibleText, withError('value.required'))
          .max(contactLengths.message, withError('value.tooLong')),
      ),
    name: requiredLine(contactLengths.name),
    email,
  })
  .refine(({ kind, word }) => kind !== 'missing' || typeof word !== 'string' || hasVisibleText(word), {
    ...withError('value.required'),
    path: ['word'],
    // Also where other fields are wrong: a form says all that is wrong at once.
    when: () => true,
  })
export type ContactInput = z.infer<typeof contactSchema>

/** What was written in each field, as it was sent; a field that is missing is empty. */
export function contactValues(form: URLSearchParams): ContactValues {
  return Object.fromEntries(contactFields.map((field) => [field, form.get(field) ?? ''])) as ContactValues
}

/**
 * Reads what a person wrote.
 * @throws AppError `request.invalid` with what is wrong in each field
 */
export const parseContact = (values: ContactValues): ContactInput => parseForm(contactSchema, values)
