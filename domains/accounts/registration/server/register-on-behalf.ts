import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import type { Account } from '../../account.ts'
import { requireExistingOptions } from '../../profile/server/profile-field-options.ts'
import { insertAccount } from '../../server/account.queries.ts'
import { type AccountEventKind, recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { createLink } from '../../server/one-time-links.ts'
import type { OnBehalfRegistration } from '../register-on-behalf.input.ts'

/**
 * An administrator registers a person, who gets a link to set a password; following it confirms the address. Terms,
 * policy and consent are answered by the person, at the first visit of the panel.
 * @throws AppError `account.emailTaken`, `request.invalid` for a choice that is gone, the reasons of `mayAdminister`
 */
export async function registerOnBehalf(
  { db, now, mails }: Pick<AccountsContext, 'db' | 'now' | 'mails'>,
  actor: Actor,
  { approved, ...person }: OnBehalfRegistration,
): Promise<Account> {
  authorize(mayAdminister(actor))
  await requireExistingOptions(db, person)
  const at = now()
  const by = actorId(actor)
  return inTransaction(db, async (tx) => {
    const status = approved ? 'approved' : 'awaiting'
    const account = await insertAccount(tx, { ...person, status, passwordHash: null, registeredAt: at })
    const events: AccountEventKind[] = approved ? ['registered', 'accepted'] : ['registered']
    await recordEvents(tx, { accountId: account.id, by, at }, events)
    const linkId = await createLink(tx, { kind: 'set-password', accountId: account.id }, at)
    await mails.enqueue(tx, { kind: 'set-password', accountId: account.id, params: { linkId } }, at)
    await recordChange(tx, 'person', [account.id])
    return account
  })
}
