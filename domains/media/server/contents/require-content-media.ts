import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type ContentMediaKind, storedKindOf } from '../../content-media.ts'
import { countContentMedia } from './content-media.queries.ts'

/**
 * Checks the files that a content names, in the transaction that stores it.
 * @param ids null for a place without a file
 * @throws AppError `media.notFound` unless each is a file of contents of the kind
 */
export async function requireContentMedia(
  tx: Tx,
  ids: readonly (number | null)[],
  kind: ContentMediaKind,
): Promise<void> {
  const named = [...new Set(ids.filter((id) => id !== null))]
  if (named.length === 0) return
  if ((await countContentMedia(tx, named, storedKindOf(kind))) < named.length)
    throw new AppError('media.notFound')
}
