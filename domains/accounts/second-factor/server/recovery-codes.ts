import type { Tx } from '#platform/db/transaction.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { hashPassword } from '../../sessions/server/password-hash.ts'
import { verifyCurrentPassword } from '../../sessions/server/verify-current-password.ts'
import type { UserSession } from '../../user-session.ts'
import { newRecoveryCodes } from '../recovery-code.ts'
import { mayManageOwnSecondFactors } from '../second-factor.policy.ts'
import {
  accountHasSecondFactor,
  lockAccountForFactors,
  replaceRecoveryCodeRows,
} from './second-factor.queries.ts'

/** New codes with their hashes. Hashing takes long, so it happens before the transaction. */
export async function prepareRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = newRecoveryCodes()
  return { codes, hashes: await Promise.all(codes.map(hashPassword)) }
}

/** Replaces all recovery codes of an account, used or not. */
export async function storeRecoveryCodes(
  tx: Tx,
  codes: { accountId: number; hashes: readonly string[]; at: Date },
): Promise<void> {
  const { accountId, at } = codes
  await replaceRecoveryCodeRows(tx, codes)
  await recordEvents(tx, { accountId, by: accountId, at }, ['recovery-codes-created'])
}

/**
 * New recovery codes, confirmed by the password; the earlier ones end. They are returned once, and a mail reports it.
 * @throws AppError `account.noSecondFactor`; `account.wrongPassword` at `password`; `form.tooMany`; the reasons of
 * `mayManageOwnSecondFactors`
 */
export async function replaceRecoveryCodes(
  ctx: Pick<AccountsContext, 'db' | 'now' | 'mails' | 'formGate' | 'clientAddress'>,
  { actor }: Pick<UserSession, 'actor'>,
  { password }: { password: string },
): Promise<string[]> {
  authorize(mayManageOwnSecondFactors(actor))
  await verifyCurrentPassword(ctx, actor.id, password, 'password')
  const { codes, hashes } = await prepareRecoveryCodes()
  await inTransaction(ctx.db, async (tx) => {
    const at = ctx.now()
    const accountId = actor.id
    await lockAccountForFactors(tx, accountId)
    if (!(await accountHasSecondFactor(tx, accountId))) throw new AppError('account.noSecondFactor')
    await storeRecoveryCodes(tx, { accountId, hashes, at })
    await ctx.mails.enqueue(tx, { kind: 'recovery-codes-created', accountId }, at)
  })
  return codes
}
