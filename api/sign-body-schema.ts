import { z } from '@hono/zod-openapi'
import { wireKinds } from '#domains/signs/kinds/wire-kinds.ts'
import { properties, type Registry } from '#domains/signs/properties.ts'
import type { SignBody } from '#domains/signs/sign-body.wire.ts'
import { maxNoteLength } from '#domains/signs/sign-decision.input.ts'
import { signStatuses } from '#domains/signs/sign-document.ts'
import { withError } from '#platform/forms/schema.ts'

const maxId = 2 ** 31 - 1
const maxExternalIdLength = 200
const id = z.int(withError('value.invalid')).min(1).max(maxId)
const text = (max: number) => z.string(withError('value.invalid')).max(max, withError('value.tooLong'))

/** The properties of a sign that programs write, from the registry. Unknown keys are refused. */
export const signBodySchema = (registry: Registry = properties) =>
  z.strictObject({
    ...(Object.assign({}, ...wireKinds.map((kind) => kind.bodyFields(registry))) as Record<
      string,
      z.ZodType
    >),
    source: text(maxExternalIdLength).nullable().optional(),
    source_id: text(maxExternalIdLength).nullable().optional(),
  })

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
