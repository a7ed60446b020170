import { z } from '@hono/zod-openapi'
import { keysOfKind, maxLengthOf, properties, type Registry, wireName } from '#domains/signs/properties.ts'
import type { SignBody } from '#domains/signs/sign-body.wire.ts'
import { maxNoteLength } from '#domains/signs/sign-decision.input.ts'
import { relationKinds, signStatuses } from '#domains/signs/sign-document.ts'
import { withError } from '#platform/forms/schema.ts'

const maxId = 2 ** 31 - 1
const maxExternalIdLength = 200
const id = z.int(withError('value.invalid')).min(1).max(maxId)
const text = (max: number) => z.string(withError('value.invalid')).max(max, withError('value.tooLong'))
const language = z.string().regex(/^[A-Za-z\d-]{1,35}$/, withError('value.invalid'))
const value = text(200)

/** The properties of a sign that programs write, from the registry. Unknown keys are refused. */
export function signBodySchema(registry: Registry = properties) {
  const fields = (keys: readonly string[], schema: (key: string) => z.ZodType) =>
    Object.fromEntries(keys.map((key) => [wireName(key), schema(key).optional()]))
  const when = (key: string, field: Record<string, z.ZodType>) => (registry[key] ? field : {})
  const maxOf = (key: string) => text(registry[key]?.maxLength ?? maxLengthOf('etymology'))

  return z.strictObject({
    ...fields(keysOfKind('text', registry), (key) =>
      registry[key]?.required ? maxOf(key) : maxOf(key).nullable(),
    ),
    ...when('translation', {
      translations: z.record(language, z.array(z.array(maxOf('translation'))).nullable()).optional(),
    }),
    ...fields(keysOfKind('reference', registry), (key) =>
      registry[key]?.many ? z.array(value) : value.nullable(),
    ),
    ...fields(keysOfKind('yesNo', registry), () => z.boolean(withError('value.invalid')).nullable()),
    ...when('notes', {
      notes: z.array(z.strictObject({ kind: value, text: maxOf('notes'), public: z.boolean() })).optional(),
    }),
    ...when('relations', {
      relations: z.array(z.strictObject({ kind: z.enum(relationKinds), sign: id })).optional(),
    }),
    ...when('foreignRelations', {
      foreign_relations: z
        .array(z.strictObject({ sign_language: maxOf('foreignRelations'), text: maxOf('foreignRelations') }))
        .optional(),
    }),
    ...when('minimalPairs', { minimal_pairs: z.array(id).optional() }),
    ...when('example', {
      examples: z
        .array(
          z.strictObject({
            texts: z.record(language, maxOf('example')).optional(),
            signs: maxOf('exampleSigns').optional(),
          }),
        )
        .optional(),
    }),
    source: text(maxExternalIdLength).nullable().optional(),
    source_id: text(maxExternalIdLength).nullable().optional(),
  })
}

const revision = id.openapi({ description: 'The revision that the change starts from' })

/** A new sign. */
export const newSignSchema = signBodySchema()
/** Properties of a sign to change; the others stay as they are. */
export const signChangeSchema = newSignSchema.extend({ revision })
/** Another status of a sign. */
export const signStatusSchema = z.strictObject({
  status: z.enum(signStatuses, withError('value.invalid')),
  revision,
  note: text(maxNoteLength).optional().openapi({ description: 'For the author' }),
  withoutVideo: z
    .boolean(withError('value.invalid'))
    .optional()
    .openapi({ description: 'Confirms that a sign without a video is published' }),
})

/** The typed content of a body that one of the schemas accepted. */
export const toSignBody = (body: object): SignBody => body as SignBody

/** Examples of bodies, with values of the standard lists. */
export const bodyExamples = {
  create: {
    gloss: 'CASA-NOVA',
    lemma: 'CASA',
    translations: { pt: [['casa nova', 'lar novo']], en: [['new house']] },
    handedness: 'symmetrical',
    location: 'neutral-space',
    semantic_field: [],
    repeated_movement: false,
    examples: [{ texts: { pt: 'Minha casa nova é grande.' }, signs: 'CASA-NOVA GRANDE' }],
  },
  change: { revision: 1, etymology: 'A roof, drawn with both hands.', repeated_movement: null },
  status: { status: 'published', revision: 2, withoutVideo: true, note: 'Very clear.' },
} as const
