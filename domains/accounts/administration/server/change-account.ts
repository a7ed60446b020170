import { findConsents } from '#domains/consent/server/consent.queries.ts'
import { type AccountActor, type Actor, visitor } from '#platform/actor.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { accountStateOf } from '../../account.ts'
import { displayName } from '../../display-name.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { deleteAccount } from '../../server/delete-account.ts'
import { hasOtherOwner } from '../../server/owner.queries.ts'
import { reasonParams } from '../../mails/mail-kinds.ts'
import { endSessions } from '../../sessions/server/sessions.ts'
import type { AccountChangeInput } from '../account-change.input.ts'
import { isTransition, type ManagedAccount, mayChangeAccount } from '../account-change.policy.ts'
import { accountEffectOf } from '../account-effects.ts'
import { type LockedAccount, lockAccountsForChange } from './user.queries.ts'

/**
 * Changes the state or a right of another person's account, or ends its sessions. Records the event and queues a mail to
 * the person. The rights of the actor are read again, because they may have changed since the request began.
 * @returns the display name of the person
 * @throws AppError `account.notFound`; `account.wrongState`, also when another administrator was faster; the reasons of
 * `mayChangeAccount`
 */
export async function changeAccount(
  { db, now, mails, contributions }: Pick<AccountsContext, 'db' | 'now' | 'mails' | 'contributions'>,
  actor: AccountActor,
  { accountId, change, seen, reason }: AccountChangeInput & { accountId: number },
): Promise<{ name: string }> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const rows = await lockAccountsForChange(tx, [actor.id, accountId])
    const account = rows.find(({ id }) => id === accountId)
    if (!account) throw new AppError('account.notFound')
    const facts = await toManagedAccount(tx, account)
    authorize(mayChangeAccount(refreshActor(actor, rows), facts, change))
    if (isTransition(change) && facts.state !== seen) throw new AppError('account.wrongState')

    const by = actor.id
    if (change === 'delete')
      await deleteAccount(tx, { accountId, deletedBy: by, reason, at, mails, contributions })
    else {
      const { update, event, mail } = accountEffectOf(change, facts.state)
      if (change === 'endSessions') await endSessions(tx, accountId)
      else {
        await tx
          .updateTable('account')
          .set({ ...update, changedAt: at })
          .where('id', '=', accountId)
          .execute()
        await recordChange(tx, 'person', [accountId])
      }
      await recordEvents(tx, { accountId, by, at, reason }, [event])
      await mails.enqueue(tx, { ...mail, params: { ...mail.params, ...reasonParams(reason) }, accountId }, at)
    }
    return { name: displayName(account) }
  })
}

function refreshActor(actor: AccountActor, rows: readonly LockedAccount[]): Actor {
  const row = rows.find(({ id }) => id === actor.id)
  if (!row || row.deletedAt) return visitor
  const { status, isAdmin, isApprover, isOwner } = row
  return { ...actor, status, isAdmin, isApprover, isOwner }
}

async function toManagedAccount(tx: Tx, account: LockedAccount): Promise<ManagedAccount> {
  const choices = (await findConsents(tx, [account.id])).get(account.id)
  return {
    ...account,
    state: accountStateOf(account),
    adminsMayDelete: choices?.adminsMayDelete ?? null,
    hasOtherOwner: await hasOtherOwner(tx, account.id),
  }
}
