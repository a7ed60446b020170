import { z } from 'zod'
import { AppError, type FieldError } from '../errors/app-error.ts'
import { catalogue, type ErrorCode } from '../errors/catalogue.ts'
import { emailPattern } from './email-pattern.ts'

// A schema compiled on the fly is faster and forbidden by the pages' content security policy.
if (typeof document !== 'undefined') z.config({ jitless: true })

/** The parts that every form's schema is made of. A failed check says a code of the error catalogue. */
export const withError = (code: ErrorCode) => ({ error: code })

/**
 * Line breaks would let a field of one line write further lines into a mail's head; marks that turn the direction of
 * writing would turn what stands after a name, too.
 */
const controlCharacter = /\p{Cc}|[\u2028-\u202E\u2066-\u2069]/u
const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a reader would see anything. */
export const hasVisibleText = (text: string): boolean => visibleCharacter.test(text)

/** One line of at most so many characters, trimmed; may be empty. */
export const oneLine = (max: number) =>
  z
    .string(withError('value.required'))
    .refine((text) => !controlCharacter.test(text), withError('value.oneLine'))
    .trim()
    .max(max, withError('value.tooLong'))

/** One line that must hold something. */
export const requiredLine = (max: number) => oneLine(max).refine(hasVisibleText, withError('value.required'))

/** One line, or null when nothing is in it. */
export const optionalLine = (max: number) =>
  oneLine(max).transform((text) => (hasVisibleText(text) ? text : null))

/** An address that mail can be sent to. */
export const email = requiredLine(254).regex(
  new RegExp(`^(?:${emailPattern})$`, 'u'),
  withError('value.email'),
)

/** A box that must be ticked; a form sends `on`, a program `true`. */
export const requiredCheckbox = z
  .union([z.boolean(), z.string(), z.null(), z.undefined()])
  .transform((value) => value === true || value === 'on' || value === 'true' || value === '1')
  .refine(Boolean, withError('value.accept'))

/** The number of a row that is chosen in a list; the code says what to choose. */
export const chosenId = (code: ErrorCode = 'value.choose') =>
  z
    .union([z.string(), z.number()], withError(code))
    .transform((value) => (/^[1-9]\d{0,8}$/.test(`${value}`) ? Number(value) : null))
    .refine((id) => id !== null, withError(code))
    .transform((id) => id as number)

/** The number of a chosen row, or null where nothing is chosen. */
export const optionalChosenId = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .refine(
    (value) => value === null || value === undefined || /^([1-9]\d{0,8})?$/.test(`${value}`),
    withError('value.invalid'),
  )
  .transform((value) => (value === null || value === undefined || value === '' ? null : Number(value)))

/**
 * Reads what was sent with a schema.
 * @throws AppError `request.invalid` with the first thing that is wrong in each field, in the order of the schema
 */
export function parseForm<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(sent)
  if (success) return data
  const fields = fieldErrors(error.issues)
  if (!(schema instanceof z.ZodObject)) throw new AppError('request.invalid', { fields })
  // What is checked across fields is found last, wherever its field stands.
  const order = Object.keys(schema.shape)
  const fieldIndex = ({ field }: FieldError) => order.indexOf(field.split('.')[0] ?? '')
  throw new AppError('request.invalid', { fields: fields.sort((a, b) => fieldIndex(a) - fieldIndex(b)) })
}

/** The first thing that is wrong in each field. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const first = new Map<string, FieldError>()
  for (const issue of issues) {
    const field = issue.path.join('.')
    if (first.has(field)) continue
    const code = issue.message in catalogue ? (issue.message as ErrorCode) : 'value.invalid'
    first.set(field, { field, code, ...paramsOf(issue) })
  }
  return [...first.values()]
}

function paramsOf(issue: z.core.$ZodIssue): Pick<FieldError, 'params'> {
  if (issue.code === 'too_big') return { params: { max: Number(issue.maximum) } }
  if (issue.code === 'too_small') return { params: { min: Number(issue.minimum) } }
  return {}
}
