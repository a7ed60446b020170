import type { Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { loadDisplayNames } from '../../server/load-display-names.ts'
import type { UserHistoryEntry } from '../user-views.ts'
import { requireUser } from './require-user.ts'
import { listAdministrativeEvents } from './user.queries.ts'

/**
 * The administrative events of an account, newest first; none of a former member.
 * @throws AppError `account.notFound`; the reasons of `mayReadAsAdministrator`
 */
export async function getUserHistory(
  { db }: Pick<AccountsContext, 'db'>,
  viewer: Actor,
  { id, locale }: { id: number; locale?: Locale },
): Promise<UserHistoryEntry[]> {
  const { isFormer } = await requireUser(db, viewer, id)
  if (isFormer) return []
  const events = await listAdministrativeEvents(db, id)
  const nameOf = await loadDisplayNames(
    db,
    events.map(({ actorId }) => actorId),
    locale,
  )
  return events.map(({ kind, at, actorId, reason }) => ({
    kind,
    at,
    by: nameOf(actorId),
    isOwn: actorId === id,
    reason,
  }))
}
