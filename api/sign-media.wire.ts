import { z } from '@hono/zod-openapi'
import type { PublicPerson } from '#domains/accounts/public-person.ts'
import { mediaUrl } from '#domains/media/index.ts'
import { mediaRoles, type SignMedia } from '#domains/signs/index.ts'
import type { Attribution } from '#domains/signs/sign-document.ts'
import type { FieldError } from '#platform/errors/app-error.ts'

const maxAttributionLength = 300
const attribution = z
  .string()
  .trim()
  .max(maxAttributionLength)
  .nullish()
  .transform((text) => text || null)
const attributionFields = {
  licence: attribution,
  credit: attribution,
  signer: attribution,
  signerConsent: attribution,
}

export const attachmentSchema = z.strictObject({
  upload: z.string().max(100),
  role: z.enum(mediaRoles),
  trim: z
    .strictObject({ start: z.int().min(0), end: z.int().min(0) })
    .optional()
    .describe('The part of a video that is shown, in milliseconds of the original'),
  ...attributionFields,
})
export const attributionSchema = z.strictObject(attributionFields)

const text = z.string().nullable()
const url = z.string().nullable()

export const attributionWireSchema = z.object({ licence: text, credit: text, signer: text })
export const toAttributionWire = ({ licence, credit, signer }: Attribution) => ({
  licence: licence ?? null,
  credit: credit ?? null,
  signer: signer ?? null,
})

export const signMediaSchema = z.object({
  id: z.int(),
  role: z.enum(mediaRoles),
  name: z.string(),
  kind: z.enum(['video', 'image', 'file']),
  state: z.enum(['uploaded', 'working', 'ready', 'failed']),
  problem: text.openapi({ description: 'What is wrong with a failed file' }),
  original: url,
  web: url,
  preview: url,
  poster: url,
  ...attributionWireSchema.shape,
  signerConsent: text.openapi({ description: 'How the signer consented to the publication; never public' }),
  consents: z
    .array(z.object({ note: z.string(), by: text, at: text }))
    .openapi({ description: 'Every note on the consent, the newest first; empty where it was withdrawn' }),
})

/** A file of a sign for programs and for the form. */
export function toSignMediaWire(
  { role, media, problem, consents, ...attribution }: SignMedia,
  translate: (error: Pick<FieldError, 'code' | 'params'>) => string,
  nameOf: (person: PublicPerson | null) => string | null,
): z.output<typeof signMediaSchema> {
  const { id, originalName, kind, state, files } = media
  const { original, web, preview, poster } = files
  const urlOf = (file: { key: string } | undefined) => mediaUrl(file?.key ?? null)
  return {
    id,
    role,
    name: originalName,
    kind,
    state,
    problem: problem && translate(problem),
    original: urlOf(original),
    web: urlOf(web),
    preview: urlOf(preview),
    poster: urlOf(poster),
    ...toAttributionWire(attribution),
    signerConsent: consents[0]?.note || null,
    consents: consents.map(({ note, by, at }) => ({ note, by: nameOf(by), at: at?.toISOString() ?? null })),
  }
}
