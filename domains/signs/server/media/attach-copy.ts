import { randomBytes } from 'node:crypto'
import { queueProcessing } from '#domains/media/index.ts'
import { findOriginal, insertMedia, reserveMediaId } from '#domains/media/server/media.queries.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { attributionOf } from '../../attribution.ts'
import type { MediaRole } from '../../media-roles.ts'
import { withMedia } from '../../sign-media.ts'
import type { ConsentedAttribution, MediaContext } from './attach-upload.ts'
import { type FileOwner, holderOf } from './file-holder.ts'
import { noteSignerConsent } from './signer-consent.queries.ts'

/** A video that is stored already, and what becomes a film of a sign or of a draft. */
export type Copy = FileOwner & ConsentedAttribution & { media: number; role: MediaRole }

/**
 * Attaches a copy of the original of a stored video, as `attachUpload` attaches an upload. The video stays as it is. It
 * does not check who may watch the video.
 * @throws AppError `media.notFound`, what `attachUpload` throws of the sign or draft, `storage.full`
 */
export async function attachCopy(
  context: Pick<MediaContext, 'db' | 'storage' | 'jobs' | 'now' | 'requireSignerConsent'>,
  actor: Actor,
  { media, role, signerConsent, ...input }: Copy,
): Promise<{ media: number }> {
  const { db, storage, jobs } = context
  const holder = holderOf(context, actor, input)
  await holder.load(db)
  const original = await findOriginal(db, media)
  if (!original) throw new AppError('media.notFound')
  const { file, ...columns } = original
  const id = await reserveMediaId(db)
  const key = `${id}/${randomBytes(12).toString('hex')}${file.key.slice(file.key.lastIndexOf('.'))}`
  try {
    await storage.write(key, await storage.read(file.key))
    await inTransaction(db, async (tx) => {
      const { document, revision } = await holder.lock(tx)
      const owner = { uploadedBy: actorId(actor), ...holder.owner }
      const files = [{ ...file, mediaId: id, role: 'original' as const, key }]
      await insertMedia(tx, { ...columns, ...owner, id, state: 'uploaded' }, files)
      const note = { note: signerConsent ?? '', by: actorId(actor), at: context.now() }
      await noteSignerConsent(tx, { media: id, ...note })
      await queueProcessing(tx, jobs, id)
      const attached = { role, media: id, ...attributionOf(input) }
      await holder.save(tx, { document: withMedia(document, attached), revision })
    })
  } catch (error) {
    await storage.delete(key)
    throw error
  }
  return { media: id }
}
