import { buffer } from 'node:stream/consumers'
import { findConsents, visibleParts } from '#domains/consent/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { accountStateOf } from '../../account.ts'
import { findAccount } from '../../server/account.queries.ts'
import type { PhotoSize } from '../photo.ts'
import { photoKey } from './photo-storage.ts'

/**
 * The photo of a person as WebP, for who may see it.
 * @throws AppError `media.notFound`, also where the viewer may not see it: that there is one is told to nobody else
 */
export async function readPhoto(
  { db, storage }: { db: Db; storage: Storage },
  viewer: Actor,
  { accountId, size }: { accountId: number; size: PhotoSize },
): Promise<Uint8Array> {
  const account = await findAccount(db, accountId)
  if (!account?.photo) throw new AppError('media.notFound')
  const dataOwner = { id: account.id, institutionId: account.institutionId, state: accountStateOf(account) }
  const choices = (await findConsents(db, [accountId])).get(accountId) ?? null
  if (!visibleParts(viewer, dataOwner, choices).general) throw new AppError('media.notFound')
  return buffer(await storage.read(photoKey(account.photo, size)))
}
