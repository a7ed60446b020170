import type { Actor } from '#platform/actor.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { loadDisplayNames } from '../../server/load-display-names.ts'
import type { UserHistoryEntry } from '../user-view.ts'
import { requireUser } from './require-user.ts'
import { listAdministrativeEvents } from './user.queries.ts'

/**
 * The administrative events of an account, newest first.
 * @throws AppError `account.notFound`; the reasons of `mayReadAsAdministrator`
 */
export async function getUserHistory(
  { db }: Pick<AccountsContext, 'db'>,
  viewer: Actor,
  { id }: { id: number },
): Promise<UserHistoryEntry[]> {
  await requireUser(db, viewer, id)
  const events = await listAdministrativeEvents(db, id)
  const nameOf = await loadDisplayNames(
    db,
    events.map(({ actorId }) => actorId),
  )
  return events.map(({ kind, at, actorId }) => ({ kind, at, by: nameOf(actorId), isOwn: actorId === id }))
}
