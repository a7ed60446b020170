import * as z from 'zod/mini'
import { hasVisibleText, optionalLine, requiredLine, withError } from '#platform/forms/schema.ts'

/** Maximum lengths in UTF-16 code units. */
export const contactChangeLengths = { reply: 10_000, subject: 300, note: 500 } as const

const replyText = z.pipe(
  z.pipe(
    z._default(z.string(withError('value.invalid')), ''),
    z.transform((text: string) => text.replace(/\r\n?/g, '\n').trim()),
  ),
  z
    .string()
    .check(
      z.refine(hasVisibleText, withError('value.required')),
      z.maxLength(contactChangeLengths.reply, withError('value.tooLong')),
    ),
)

/** The fields of each change of a message, by the intent of its button. `note` is for the team. */
export const contactChangeSchemas = {
  reply: z.object({
    subject: requiredLine(contactChangeLengths.subject),
    text: replyText,
    solves: z.pipe(
      z.optional(z.string()),
      z.transform((value: string | undefined) => value === 'on'),
    ),
    // A solved message has no field for it.
    note: z._default(optionalLine(contactChangeLengths.note), null),
  }),
  solve: z.object({ note: requiredLine(contactChangeLengths.note) }),
  reopen: z.object({}),
  comment: z.object({ comment: requiredLine(contactChangeLengths.note) }),
  take: z.object({}),
  release: z.object({}),
} as const

export type ContactChangeKind = keyof typeof contactChangeSchemas

export const isContactChange = (kind: string | undefined): kind is ContactChangeKind =>
  kind !== undefined && Object.hasOwn(contactChangeSchemas, kind)

/** Without fields zod infers a type that allows no `kind` beside them. */
type FieldsOf<Kind extends ContactChangeKind> =
  z.infer<(typeof contactChangeSchemas)[Kind]> extends Record<string, never>
    ? object
    : z.infer<(typeof contactChangeSchemas)[Kind]>

/** A change of a message, parsed by its schema. */
export type ContactChange = {
  [Kind in ContactChangeKind]: { kind: Kind } & FieldsOf<Kind>
}[ContactChangeKind]
