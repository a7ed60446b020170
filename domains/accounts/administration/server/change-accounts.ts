import { mayAdminister } from '#platform/access.policy.ts'
import type { AccountActor } from '#platform/actor.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { loadDisplayNames } from '../../server/load-display-names.ts'
import type { RegistrationDecisions } from '../registration-decisions.input.ts'
import { changeAccount } from './change-account.ts'

/** The result of decisions about several accounts, by display name. */
interface DecisionResult {
  changed: string[]
  refused: { name: string; reason: ErrorCode }[]
}

/**
 * Accepts or rejects several people who await a decision, each in a separate transaction. A refusal about one person
 * does not prevent the others; accounts that somebody else changed meanwhile are not changed.
 * @throws AppError the reasons of `mayAdminister`
 */
export async function changeAccounts(
  ctx: Pick<AccountsContext, 'db' | 'now' | 'mails' | 'contributions'>,
  actor: AccountActor,
  { change, accountIds, reason, locale }: RegistrationDecisions & { locale?: Locale },
): Promise<DecisionResult> {
  authorize(mayAdminister(actor))
  const nameOf = await loadDisplayNames(ctx.db, accountIds, locale)
  const result: DecisionResult = { changed: [], refused: [] }
  for (const accountId of accountIds) {
    const name = nameOf(accountId) ?? `${accountId}`
    try {
      await changeAccount(ctx, actor, { accountId, change, seen: 'awaiting', reason })
      result.changed.push(name)
    } catch (error) {
      if (!isAppError(error)) throw error
      result.refused.push({ name, reason: error.code })
    }
  }
  return result
}
