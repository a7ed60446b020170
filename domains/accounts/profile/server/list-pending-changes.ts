import type { AccountActor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadOwnSessions } from '../../own-account.policy.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { listWaitingLinks } from '../../server/waiting-links.queries.ts'
import { type PendingChange, pendingChangeKinds } from '../pending-change.ts'

/**
 * The changes of the own password and address that wait for a confirmation by mail, with the state of that mail. Each
 * kind has one valid link, which the newest mail of the kind contains.
 * @throws AppError the reasons of `mayReadOwnSessions`
 */
export async function listPendingChanges(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  actor: AccountActor,
): Promise<PendingChange[]> {
  authorize(mayReadOwnSessions(actor))
  return listWaitingLinks(db, { kinds: pendingChangeKinds, accountId: actor.id }, now())
}
