import { type Actor, isAdministrator, isMember } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'

/** A video of a sign that could not be processed. */
export interface FailedMedia {
  name: string
  signId: number
}

const maxListed = 5

/**
 * The newest videos that could not be processed, and how many there are: for administrators of everybody, for others
 * their own uploads. Files of deleted signs and files that were replaced or removed do not count. One query.
 */
export async function listFailedMedia(
  db: Db,
  actor: Actor,
): Promise<{ count: number; newest: FailedMedia[] }> {
  if (!isMember(actor)) return { count: 0, newest: [] }
  const rows = await db
    .selectFrom('media')
    .innerJoin('signMedia', 'signMedia.mediaId', 'media.id')
    .innerJoin('sign', 'sign.id', 'signMedia.signId')
    .select(['media.originalName as name', 'signMedia.signId'])
    .select(({ fn }) => fn.countAll().over().as('count'))
    .where('media.state', '=', 'failed')
    .where('sign.status', '!=', 'deleted')
    .$if(!isAdministrator(actor), (query) => query.where('media.uploadedBy', '=', actor.id))
    .orderBy('media.id', 'desc')
    .limit(maxListed)
    .execute()
  return {
    count: Number(rows[0]?.count ?? 0),
    newest: rows.map(({ name, signId }) => ({ name, signId })),
  }
}
