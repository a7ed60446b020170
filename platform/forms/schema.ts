import * as z from 'zod/mini'
import { AppError, type FieldError } from '../errors/app-error.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import { emailPattern } from './email-pattern.ts'

// Schemas of forms are made with zod/mini: browsers load a fifth of the code of zod. They may be parts of zod's schemas.

// By default zod compiles schemas with `new Function`, which the content security policy of the pages forbids.
if (typeof document !== 'undefined') z.config({ jitless: true })

/** Sets a code of the error catalogue as the message of a check. */
export const withError = (code: ErrorCode) => ({ error: code })

/**
 * Line breaks in a single-line field could add headers to a mail. Characters that change the text direction would also
 * affect the text after the value.
 */
const controlCharacter = /\p{Cc}|[\u2028-\u202E\u2066-\u2069]/u
const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a text contains a visible character. */
export const hasVisibleText = (text: string): boolean => visibleCharacter.test(text)

/** A single line of at most `max` characters, trimmed; may be empty. */
export const oneLine = (max: number) =>
  z.string(withError('value.required')).check(
    z.refine((text) => !controlCharacter.test(text), withError('value.oneLine')),
    z.trim(),
    z.maxLength(max, withError('value.tooLong')),
  )

/** A single line with visible text. */
export const requiredLine = (max: number) =>
  oneLine(max).check(z.refine(hasVisibleText, withError('value.required')))

/** A single line; null without visible text. */
export const optionalLine = (max: number) =>
  z.pipe(
    oneLine(max),
    z.transform((text: string) => (hasVisibleText(text) ? text : null)),
  )

/** An e-mail address. */
export const email = requiredLine(254).check(
  z.regex(new RegExp(`^(?:${emailPattern})$`, 'u'), withError('value.email')),
)

/** An e-mail address; '' without visible text. */
export const optionalEmail = z.pipe(
  z.pipe(
    oneLine(254),
    z.transform((text: string) => (hasVisibleText(text) ? text : '')),
  ),
  z.string().check(z.regex(new RegExp(`^(?:${emailPattern})?$`, 'u'), withError('value.email'))),
)

/** A checkbox that must be checked; a form submits `on`, a program `true`. */
export const requiredCheckbox = z
  .pipe(
    z.union([z.boolean(), z.string(), z.null(), z.undefined()]),
    z.transform(
      (value: boolean | string | null | undefined) =>
        value === true || value === 'on' || value === 'true' || value === '1',
    ),
  )
  .check(z.refine(Boolean, withError('value.accept')))

/** The id of a chosen option; `code` is the error when none is chosen. */
export const chosenId = (code: ErrorCode = 'value.choose') =>
  z.pipe(
    z
      .pipe(
        z.union([z.string(), z.number()], withError(code)),
        z.transform((value: string | number) => (/^[1-9]\d{0,8}$/.test(`${value}`) ? Number(value) : null)),
      )
      .check(z.refine((id) => id !== null, withError(code))),
    z.transform((id: number | null) => id as number),
  )

/** The id of a chosen option; null when none is chosen. */
export const optionalChosenId = z.pipe(
  z
    .optional(z.union([z.string(), z.number(), z.null()]))
    .check(
      z.refine(
        (value) => value === null || value === undefined || /^([1-9]\d{0,8})?$/.test(`${value}`),
        withError('value.invalid'),
      ),
    ),
  z.transform((value: string | number | null | undefined) =>
    value === null || value === undefined || value === '' ? null : Number(value),
  ),
)

/**
 * Parses submitted data.
 * @throws AppError `request.invalid` with the first error of each field, in the order of the schema
 */
export function parseForm<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { success, data, error } = z.safeParse(schema, input)
  if (success) return data
  throw new AppError('request.invalid', { fields: orderedErrors(schema, error.issues) })
}

/** The first error of each field of submitted data, in the order of the schema; none if it is valid. */
export function formErrors(schema: z.core.$ZodType, input: unknown): FieldError[] {
  const { error } = z.safeParse(schema, input)
  return error ? orderedErrors(schema, error.issues) : []
}

function orderedErrors(schema: z.core.$ZodType, issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const fields = fieldErrors(issues)
  if (!(schema instanceof z.core.$ZodObject)) return fields
  // zod reports checks across fields last, whatever the position of their field.
  const order = Object.keys(schema._zod.def.shape)
  const fieldIndex = ({ field }: FieldError) => order.indexOf(field.split('.')[0] ?? '')
  return fields.sort((a, b) => fieldIndex(a) - fieldIndex(b))
}

/** The first error of each field. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const first = new Map<string, FieldError>()
  for (const issue of issues) {
    for (const field of fieldsOf(issue)) {
      if (first.has(field)) continue
      first.set(field, { field, code: codeOf(issue), ...paramsOf(issue) })
    }
  }
  return [...first.values()]
}

/** The field of an issue; of unknown fields each one. */
const fieldsOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key].join('.'))
    : [issue.path.join('.')]

/** Distinguishes codes of `withError` from messages of zod, without the catalogue, which browsers do not need. */
const codePattern = /^[a-zA-Z]+\.[a-zA-Z\d]+$/

function codeOf({ code, message }: z.core.$ZodIssue): ErrorCode {
  if (code === 'unrecognized_keys') return 'request.unknownField'
  if (codePattern.test(message)) return message as ErrorCode
  return code === 'invalid_value' ? 'value.oneOf' : 'value.invalid'
}

function paramsOf(issue: z.core.$ZodIssue): Pick<FieldError, 'params'> {
  if (issue.code === 'invalid_value' && codeOf(issue) === 'value.oneOf')
    return { params: { options: issue.values.map(String).join(', ') } }
  if (issue.code === 'custom' && issue.params) return { params: issue.params as FieldError['params'] }
  if (issue.code === 'too_big') return { params: { max: Number(issue.maximum) } }
  if (issue.code === 'too_small') return { params: { min: Number(issue.minimum) } }
  return {}
}
