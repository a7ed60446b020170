import * as z from 'zod/mini'
import { hasVisibleText, oneLine, optionalEmail, parseForm, withError } from '#platform/forms/schema.ts'
import {
  type ContactField,
  type ContactValues,
  contactFields,
  contactKinds,
  contactLengths,
  requiredFields,
} from './contact.ts'
import { isFilmValue, parseFilm } from './contact-film.ts'

const controlCharacters = /(?![\n\t])\p{Cc}/gu

const normalizeLines = (text: string) => text.replace(/\r\n?/g, '\n').replace(controlCharacters, '').trim()

const fields = z.object({
  kind: z.enum(contactKinds, withError('value.invalid')),
  word: oneLine(contactLengths.word),
  film: z.pipe(z.string().check(z.refine(isFilmValue, withError('value.invalid'))), z.transform(parseFilm)),
  filmUse: z.pipe(
    z.string(),
    z.transform((value: string) => value === 'on'),
  ),
  subject: oneLine(contactLengths.subject),
  message: z.pipe(
    z.pipe(z.string(), z.transform(normalizeLines)),
    z.string().check(z.maxLength(contactLengths.message, withError('value.tooLong'))),
  ),
  name: oneLine(contactLengths.name),
  email: optionalEmail,
})

/** Checked even when other fields are invalid, so that all errors are shown at once. */
const requires = (field: ContactField) =>
  z.refine<z.infer<typeof fields>>(
    ({ kind, [field]: value }) =>
      !requiredFields(kind).includes(field) || typeof value !== 'string' || hasVisibleText(value),
    { ...withError('value.required'), path: [field], when: () => true },
  )

const contactSchema = fields.check(
  requires('word'),
  requires('subject'),
  requires('message'),
  requires('name'),
  requires('email'),
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
