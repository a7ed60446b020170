import { buffer } from 'node:stream/consumers'
import { visibleParts } from '#domains/consent/index.ts'
import { findConsents } from '#domains/consent/server/consent.queries.ts'
import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { accountStateOf } from '../../account.ts'
import { findAccount } from '../../server/account.queries.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { PhotoSize } from '../photo.ts'
import { photoKey } from './photo-storage.ts'

/**
 * The photo of a person as WebP. `visibleParts` decides who sees it.
 * @throws AppError `media.notFound`, also for viewers who may not see it, so that they do not learn that it exists
 */
export async function readPhoto(
  { db, storage }: Pick<AccountsContext, 'db' | 'storage'>,
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
