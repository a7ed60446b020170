import { z } from 'zod'
import type { PublicPerson } from '#domains/accounts/public-person.ts'
import { mediaUrl } from '#domains/media/media.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import type { SignMedia } from './server/media/list-sign-media.ts'
import { type Attribution, mediaRoles } from './sign-document.ts'

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

/** What attaches a finished upload to a sign. */
export const attachmentSchema = z.strictObject({
  upload: z.string().max(100),
  role: z.enum(mediaRoles),
  trim: z
    .strictObject({ start: z.int().min(0), end: z.int().min(0) })
    .optional()
    .describe('The part of a video that is shown, in milliseconds of the original'),
  ...attributionFields,
})
/** Who made a file, and how the signer consented. */
export const attributionSchema = z.strictObject(attributionFields)

const text = z.string().nullable()
const url = z.string().nullable()

export const attributionWire = z.object({ licence: text, credit: text, signer: text })
export const toAttributionWire = ({ licence, credit, signer }: Attribution): AttributionWire => ({
  licence: licence ?? null,
  credit: credit ?? null,
  signer: signer ?? null,
})

export const signFileWire = z.object({
  id: z.int(),
  role: z.enum(mediaRoles),
  name: z.string(),
  kind: z.enum(['video', 'image', 'file']),
  state: z.enum(['uploaded', 'working', 'ready', 'failed']),
  problem: text.describe('What is wrong with a failed file'),
  original: url,
  web: url,
  preview: url,
  poster: url,
  ...attributionWire.shape,
  signerConsent: text.describe('How the signer consented to the publication; never public'),
  consents: z
    .array(z.object({ note: z.string(), by: text, at: text }))
    .describe('Every note on the consent, the newest first; empty where it was withdrawn'),
})

/** The files of a sign in their order, for people who may edit it. */
export const signFilesWire = z.object({
  data: z.array(signFileWire),
  revision: z.int(),
  proposed: attributionWire,
  mayProcessAgain: z.boolean(),
  requiresSignerConsent: z.boolean(),
})
/** The id of an attached file, and the new revision of its sign. */
export const attachedFileWire = z.object({ id: z.int(), revision: z.int() })
/** The new revision of a sign whose file was changed or removed. */
export const changedFileWire = z.object({ revision: z.int() })

export type AttributionWire = z.output<typeof attributionWire>
export type SignFileWire = z.output<typeof signFileWire>
export type SignFilesWire = z.output<typeof signFilesWire>
export type ConsentedAttributionWire = z.output<typeof attributionSchema>
/** The request that attaches an upload, as a client writes it. */
export type AttachmentWire = z.input<typeof attachmentSchema>

/** A file of a sign for programs and for the form. */
export function toSignFileWire(
  { role, media, problem, consents, ...attribution }: SignMedia,
  translate: (error: Pick<FieldError, 'code' | 'params'>) => string,
  nameOf: (person: PublicPerson | null) => string | null,
): SignFileWire {
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
