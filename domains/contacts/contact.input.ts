import { z } from 'zod'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { filledIn, oneLine, required, says } from '#platform/forms/schema.ts'
import { type ContactValues, contactFields, contactKinds, contactLengths, emailPattern } from './contact.ts'

const otherThanLines = /(?![\n\t])\p{Cc}/gu

const withPlainLines = (text: string) => text.replace(/\r\n?/g, '\n').replace(otherThanLines, '').trim()

const schema = z
  .object({
    kind: z.enum(contactKinds, says('value.invalid')),
    word: oneLine(contactLengths.word),
    subject: required(contactLengths.subject),
    message: z
      .string()
      .transform(withPlainLines)
      .pipe(
        z
          .string()
          .refine(filledIn, says('value.required'))
          .max(contactLengths.message, says('value.tooLong')),
      ),
    name: required(contactLengths.name),
    email: required(contactLengths.email).regex(
      new RegExp(`^(?:${emailPattern})$`, 'u'),
      says('value.email'),
    ),
  })
  .refine(({ kind, word }) => kind !== 'missing' || typeof word !== 'string' || filledIn(word), {
    ...says('value.required'),
    path: ['word'],
    // Also where other fields are wrong: a form says all that is wrong at once.
    when: () => true,
  })
export type ContactInput = z.infer<typeof schema>

/** What was written in each field, as it was sent; a field that is missing is empty. */
export function contactValues(form: URLSearchParams): ContactValues {
  return Object.fromEntries(contactFields.map((field) => [field, form.get(field) ?? ''])) as ContactValues
}

/**
 * Reads what a person wrote.
 * @throws AppError `request.invalid` with what is wrong in each field
 */
export function parseContact(values: ContactValues): ContactInput {
  const { success, data, error } = schema.safeParse(values)
  if (success) return data
  throw new AppError('request.invalid', { fields: fieldErrors(error.issues) })
}

/** The first thing that is wrong in each field, in the order of the form. */
function fieldErrors(issues: z.core.$ZodIssue[]): FieldError[] {
  return contactFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field)
    if (!issue) return []
    const code = issue.message as ErrorCode
    return [
      issue.code === 'too_big' ? { field, code, params: { max: Number(issue.maximum) } } : { field, code },
    ]
  })
}
