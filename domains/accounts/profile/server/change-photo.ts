import { inTransaction } from '#platform/db/transaction.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { UserSession } from '../../user-session.ts'
import type { PhotoCrop } from '../photo.ts'
import { removePhoto, storePhoto } from './photo-storage.ts'

type Context = Pick<AccountsContext, 'db' | 'now' | 'storage'>
type Person = Pick<UserSession, 'account'>

/**
 * A person shows another photo; the one before is removed.
 * @param crop what to cut out; without it the largest square in the middle
 * @throws AppError `photo.*`, `storage.full`
 */
export async function changePhoto(
  ctx: Context,
  { account }: Person,
  bytes: Uint8Array,
  crop?: PhotoCrop,
): Promise<void> {
  const photo = await storePhoto(ctx, bytes, crop)
  await replacePhoto(ctx, account.id, photo).catch(async (error: unknown) => {
    await removePhoto(ctx, photo)
    throw error
  })
}

/** A person shows no photo any more. */
export const removeOwnPhoto = (ctx: Context, { account }: Person): Promise<void> =>
  replacePhoto(ctx, account.id, null)

async function replacePhoto(ctx: Context, id: number, photo: string | null): Promise<void> {
  const before = await inTransaction(ctx.db, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select('photo')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await tx.updateTable('account').set({ photo, changedAt: ctx.now() }).where('id', '=', id).execute()
    return account.photo
  })
  if (before) await removePhoto(ctx, before)
}
