import type { AccountActor, Actor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize, type Decision } from '#platform/policy.ts'
import { accountStateOf } from '../../account.ts'
import { lockManagedAccount } from '../../administration/server/lock-managed-account.ts'
import { requireUser } from '../../administration/server/require-user.ts'
import { displayName } from '../../display-name.ts'
import { reasonParams } from '../../mails/mail-kinds.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { endSessions } from '../../sessions/server/sessions.ts'
import { deleteTokens } from '../../tokens/server/api-token.queries.ts'
import { mayResetSecondFactor } from '../second-factor.policy.ts'
import { accountHasSecondFactor, deleteSecondFactors } from './second-factor.queries.ts'

/**
 * Whether a person has a second factor, and the decision about its removal by the viewer.
 * @throws AppError `account.notFound`; the reasons of `mayReadAsAdministrator`
 */
export async function getSecondFactorReset(
  { db }: Pick<AccountsContext, 'db'>,
  viewer: Actor,
  { id }: { id: number },
): Promise<{ hasSecondFactor: boolean; decision: Decision }> {
  const { account } = await requireUser(db, viewer, id)
  const hasSecondFactor = await accountHasSecondFactor(db, id)
  const facts = { id, state: accountStateOf(account), isOwner: account.isOwner, hasSecondFactor }
  return { hasSecondFactor, decision: mayResetSecondFactor(viewer, facts) }
}

/**
 * Removes all second factors and recovery codes of a person who lost them, and ends their sessions. The history and a
 * mail contain the reason. The rights of the actor are read again, because they may have changed since the request began.
 * @returns the display name of the person for a reader of `locale`
 * @throws AppError `account.notFound`; the reasons of `mayResetSecondFactor`
 */
export function resetSecondFactor(
  { db, now, mails }: Pick<AccountsContext, 'db' | 'now' | 'mails'>,
  actor: AccountActor,
  { accountId, reason, locale }: { accountId: number; reason: string; locale?: Locale },
): Promise<{ name: string }> {
  return inTransaction(db, async (tx) => {
    const at = now()
    const { account, facts, actor: decidingActor } = await lockManagedAccount(tx, actor, accountId)
    const hasSecondFactor = await accountHasSecondFactor(tx, accountId)
    authorize(mayResetSecondFactor(decidingActor, { ...facts, hasSecondFactor }))
    await deleteSecondFactors(tx, accountId)
    await endSessions(tx, accountId)
    await deleteTokens(tx, accountId)
    await recordEvents(tx, { accountId, by: actor.id, at, reason }, ['second-factor-reset'])
    await mails.enqueue(tx, { kind: 'second-factor-reset', accountId, params: reasonParams(reason) }, at)
    return { name: displayName(account, locale) }
  })
}
