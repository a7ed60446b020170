import type { AccountActor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import { authorize } from '#platform/policy.ts'
import { mayEditOwnProfile } from '../../own-account.policy.ts'
import { updateAccount } from '../../server/account.queries.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { PhotoCrop } from '../photo.ts'
import { removePhoto, storePhoto } from './photo-storage.ts'
import { lockPhoto } from './profile.queries.ts'

type Context = Pick<AccountsContext, 'db' | 'now' | 'storage'>
type UploadContext = Context & Pick<AccountsContext, 'formGate' | 'clientAddress'>

/** Decoding a photo is the most expensive work that a person can cause. */
export const photoUploadLimits: readonly FormLimit[] = [
  { name: 'photo-account', scope: 'account', points: 20, seconds: 3_600 },
]

interface NewPhoto {
  /** The uploaded file. */
  bytes: Uint8Array
  /** The largest centred square when it is missing. */
  crop?: PhotoCrop | undefined
}

/**
 * Replaces a person's own photo; the files of the earlier one are removed.
 * @throws AppError `photo.*`, `storage.full`; `form.tooMany`; the reasons of `mayEditOwnProfile`
 */
export async function changePhoto(
  ctx: UploadContext,
  actor: AccountActor,
  { bytes, crop }: NewPhoto,
): Promise<void> {
  authorize(mayEditOwnProfile(actor))
  await ctx.formGate.consume(photoUploadLimits, ctx.clientAddress, `account ${actor.id}`)
  const photo = await storePhoto(ctx, bytes, crop)
  try {
    await replacePhoto(ctx, actor.id, photo)
  } catch (error) {
    await removePhoto(ctx, photo)
    throw error
  }
}

/**
 * Removes a person's own photo.
 * @throws AppError the reasons of `mayEditOwnProfile`
 */
export async function removeOwnPhoto(ctx: Context, actor: AccountActor): Promise<void> {
  authorize(mayEditOwnProfile(actor))
  await replacePhoto(ctx, actor.id, null)
}

async function replacePhoto(ctx: Context, id: number, photo: string | null): Promise<void> {
  const before = await inTransaction(ctx.db, async (tx) => {
    const photoBefore = await lockPhoto(tx, id)
    await updateAccount(tx, id, { photo, changedAt: ctx.now() })
    return photoBefore
  })
  if (before) await removePhoto(ctx, before)
}
