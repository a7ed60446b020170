import * as z from 'zod/mini'
import { maxLengthOf, referenceKeys, textKeys, yesNoKeys } from '#domains/signs/properties.ts'
import { attributionFields, mediaRoles, relationKinds } from '#domains/signs/sign-document.ts'
import { withError } from '#platform/forms/schema.ts'
import { formStages } from './form-stages.ts'

/** The largest request of the form in bytes; also the largest draft. */
export const maxFormBytes = 1_000_000

const maxId = 2 ** 31 - 1
const id = z.int(withError('value.invalid')).check(z.positive(), z.maximum(maxId))
const anyText = () => z.string(withError('value.invalid'))
const limitedText = (max: number) => anyText().check(z.maxLength(max, withError('value.tooLong')))
const optionalParts = <Key extends string, Part extends z.ZodMiniType>(
  keys: readonly Key[],
  part: (key: Key) => Part,
) =>
  Object.fromEntries(keys.map((key) => [key, z.optional(part(key))])) as Record<Key, z.ZodMiniOptional<Part>>

/** A content language; which ones exist is checked against the database. */
const language = z.string().check(z.regex(/^[A-Za-z\d-]{1,35}$/, withError('value.invalid')))

/** Of files, which the form shows but does not edit. */
const attribution = optionalParts(attributionFields, anyText)

/**
 * A document of a sign as the form sends it. Unknown fields are refused.
 * @param text a text of at most so many characters
 */
const documentSchemaWith = (text: (max: number) => z.ZodMiniString) =>
  z.strictObject({
    texts: z.strictObject({
      ...optionalParts(textKeys, (key) => text(maxLengthOf(key))),
      gloss: text(maxLengthOf('gloss')),
    }),
    translations: z.record(language, z.array(z.array(text(maxLengthOf('translation'))))),
    values: z.strictObject(optionalParts(referenceKeys, () => z.array(id))),
    flags: z.strictObject(optionalParts(yesNoKeys, () => z.boolean())),
    notes: z.array(z.strictObject({ kind: id, text: text(maxLengthOf('notes')), public: z.boolean() })),
    relations: z.array(z.strictObject({ kind: z.enum(relationKinds), sign: id })),
    foreignRelations: z.array(
      z.strictObject({
        signLanguage: text(maxLengthOf('foreignRelations')),
        text: text(maxLengthOf('foreignRelations')),
      }),
    ),
    minimalPairs: z.array(id),
    examples: z.array(
      z.strictObject({
        texts: z.record(language, text(maxLengthOf('example'))),
        signs: text(maxLengthOf('exampleSigns')),
        media: z.optional(id),
        ...attribution,
      }),
    ),
    media: z.array(z.strictObject({ role: z.enum(mediaRoles), media: id, ...attribution })),
  })

const documentSchema = documentSchemaWith(limitedText)
/** A draft stores any text, even if it is too long to be saved. */
const draftDocumentSchema = documentSchemaWith(anyText)

/** The sign that is described, and the revision on which the description is based; null for a new sign. */
const target = z.nullable(z.strictObject({ id, revision: id }))

/** A described sign to be saved. */
export const signFormSchema = z.strictObject({
  sign: target,
  document: documentSchema,
  /** The draft that the save removes. */
  draft: z.nullable(id),
})
export type SignFormInput = z.output<typeof signFormSchema>

/** The state of a form that is stored as a draft. */
export const draftSchema = z.strictObject({
  /** Null for the first state of a new sign. */
  draft: z.nullable(id),
  sign: target,
  document: draftDocumentSchema,
  stage: z.enum(formStages),
  /** Increases with every state that the page sends. */
  sequence: z.int().check(z.nonnegative(), z.maximum(maxId)),
})
export type DraftInput = z.output<typeof draftSchema>

export const draftIdSchema = z.strictObject({ draft: id })
export const presenceSchema = z.strictObject({ sign: id })
export const previewSchema = z.strictObject({ sign: z.nullable(id), document: documentSchema })
