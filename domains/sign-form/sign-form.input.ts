import * as z from 'zod/mini'
import { form, maxId } from '#domains/signs/kinds/schema-parts.ts'
import { wireKinds } from '#domains/signs/kinds/wire-kinds.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { withError } from '#platform/forms/schema.ts'
import { formStages } from './form-stages.ts'

/**
 * A sign that is renamed keeps its former gloss as an earlier name, by which annotation files still find it, or frees it.
 */
export const formerGlossChoices = ['keep', 'free'] as const
export type FormerGloss = (typeof formerGlossChoices)[number]

/** The largest request of the form in bytes; also the largest draft. */
export const maxFormBytes = 1_000_000

const { id } = form
const anyText = () => z.string(withError('value.invalid'))
const limitedText = (max: number) => anyText().check(z.maxLength(max, withError('value.tooLong')))

/**
 * A document of a sign as the form sends it. Unknown fields are refused.
 * @param text a text of at most so many characters
 */
const documentSchemaWith = (text: (max: number) => z.ZodMiniString) =>
  z.strictObject(
    Object.assign({}, ...wireKinds.map((kind) => kind.formParts(text))) as Record<string, z.ZodMiniType>,
  ) as unknown as z.ZodMiniType<SignDocument>

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
  /** What becomes of the gloss that a renamed sign had; `keep` without a choice. */
  formerGloss: z.optional(z.enum(formerGlossChoices, withError('value.invalid'))),
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
export const previewSchema = z.strictObject({
  sign: z.nullable(id),
  /** The draft of a new sign, which has its files. */
  draft: z.nullable(id),
  document: documentSchema,
})
