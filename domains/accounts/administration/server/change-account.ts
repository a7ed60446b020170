import type { AccountActor } from '#platform/actor.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { foldEmail } from '#platform/text/fold-email.ts'
import { displayName } from '../../display-name.ts'
import { reasonParams } from '../../mails/mail-kinds.ts'
import { updateAccount } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { deleteAccount } from '../../server/delete-account.ts'
import { withEmailTakenError } from '../../server/email-change-errors.ts'
import { endSessions } from '../../sessions/server/sessions.ts'
import { deleteTokens } from '../../tokens/server/api-token.queries.ts'
import type { AccountChangeInput } from '../account-change.input.ts'
import { isTransition, mayChangeAccount } from '../account-change.policy.ts'
import { accountEffectOf, takesReason } from '../account-effects.ts'
import { lockManagedAccount } from './lock-managed-account.ts'

interface AccountDecision extends Omit<AccountChangeInput, 'reason'> {
  accountId: number
  /** Language of the reader of the returned name. */
  locale?: Locale
  /** For the person and for the history; only some changes take one. */
  reason?: string | null
}

/**
 * Changes the state or a right of another person's account, or ends its sessions. Records the event and queues a mail to
 * the person. The rights of the actor are read again, because they may have changed since the request began.
 * @returns the display name of the person
 * @throws AppError `account.notFound`; `account.emailTaken` when a released address was registered again;
 * `account.wrongState`, also when another administrator was faster; the reasons of
 * `mayChangeAccount`
 */
export async function changeAccount(
  { db, now, mails, contributions }: Pick<AccountsContext, 'db' | 'now' | 'mails' | 'contributions'>,
  actor: AccountActor,
  { accountId, change, seen, locale, ...input }: AccountDecision,
): Promise<{ name: string }> {
  const at = now()
  const reason = takesReason(change) ? (input.reason ?? null) : null
  const work = inTransaction(db, async (tx) => {
    const { account, facts, actor: decidingActor } = await lockManagedAccount(tx, actor, accountId)
    authorize(mayChangeAccount(decidingActor, facts, change))
    if (isTransition(change) && facts.state !== seen) throw new AppError('account.wrongState')

    const by = actor.id
    if (change === 'delete')
      await deleteAccount(tx, { accountId, deletedBy: by, reason, at, mails, contributions })
    else {
      const { update, event, mail } = accountEffectOf(change, facts.state)
      if (change === 'endSessions') {
        await endSessions(tx, accountId)
        await deleteTokens(tx, accountId)
      } else {
        await updateAccount(tx, accountId, {
          ...update,
          // The address of a deleted account may have been released.
          ...(change === 'reactivate' && { emailFolded: foldEmail(account.email) }),
          changedAt: at,
        })
        await recordChange(tx, 'person', [accountId])
      }
      await recordEvents(tx, { accountId, by, at, reason }, [event])
      await mails.enqueue(tx, { ...mail, params: { ...mail.params, ...reasonParams(reason) }, accountId }, at)
    }
    return { name: displayName(account, locale) }
  })
  return withEmailTakenError(work)
}
