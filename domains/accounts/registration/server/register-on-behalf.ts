import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import type { Account } from '../../account.ts'
import { requireExistingOptions } from '../../profile/server/profile-field-options.ts'
import { insertAccount } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { queueLinkMail } from '../../server/queue-link-mail.ts'
import type { OnBehalfRegistration } from '../register-on-behalf.input.ts'

/**
 * An administrator registers a person, who receives a link to set the password; the link also confirms the address. The
 * person accepts terms and policy and answers the consent form at the first visit of the panel.
 * @throws AppError `account.emailTaken`, `request.invalid` for a removed option; the reasons of `mayAdminister`
 */
export async function registerOnBehalf(
  { db, now, mails }: Pick<AccountsContext, 'db' | 'now' | 'mails'>,
  actor: Actor,
  { approved, ...person }: OnBehalfRegistration,
): Promise<Account> {
  authorize(mayAdminister(actor))
  const at = now()
  const by = actorId(actor)
  return inTransaction(db, async (tx) => {
    await requireExistingOptions(tx, person)
    const status = approved ? 'approved' : 'awaiting'
    const account = await insertAccount(tx, { ...person, status, passwordHash: null, registeredAt: at })
    await recordEvents(
      tx,
      { accountId: account.id, by, at },
      approved ? ['registered', 'accepted'] : ['registered'],
    )
    await queueLinkMail(tx, { mails, kind: 'set-password', accountId: account.id, at })
    await recordChange(tx, 'person', [account.id])
    return account
  })
}
