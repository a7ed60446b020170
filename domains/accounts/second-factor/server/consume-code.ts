import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import { recordSecurityEvent } from '#platform/log/security-log.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { verifyPassword } from '../../sessions/server/password-hash.ts'
import { parseRecoveryCode } from '../recovery-code.ts'
import { findTimeStep, parseTimeCode } from '../time-code.ts'
import { consumeTimeStep, findApp } from './app.queries.ts'
import { getAppKey } from './app-key.ts'
import { decryptSecret } from './encrypt-secret.ts'
import { consumeRecoveryCodeRow, listUnusedRecoveryCodes } from './second-factor.queries.ts'

const quarterHour = 900
const day = 86_400

/**
 * Only failures count. Attempts require the password. With 50 attempts a day and three valid codes of a million, a
 * code is guessed after 18 years on average.
 */
export const codeLimits: readonly FormLimit[] = [
  { name: 'code-sender', scope: 'sender', points: 60, seconds: quarterHour },
  { name: 'code-account', scope: 'account', points: 10, seconds: quarterHour },
  { name: 'code-account-day', scope: 'account', points: 50, seconds: day },
]

/** The key of the limits of an account. */
export const codeLimitKey = (accountId: number): string => `account ${accountId}`

type Context = Pick<AccountsContext, 'db' | 'now' | 'mails' | 'formGate' | 'clientAddress' | 'secondFactor'>

/**
 * Uses a code of the authenticator app, or a recovery code, whose use is reported by mail. Every code works once.
 * @throws AppError `account.wrongCode` at `code`; `form.tooMany`
 */
export async function consumeCode(ctx: Context, accountId: number, code: string): Promise<void> {
  const { formGate, clientAddress } = ctx
  await formGate.consume(codeLimits, clientAddress, codeLimitKey(accountId))
  const timeCode = parseTimeCode(code)
  const isValid =
    timeCode === null
      ? await consumeRecoveryCode(ctx, accountId, code)
      : await consumeTimeCode(ctx, accountId, timeCode)
  if (!isValid) {
    recordSecurityEvent('secondFactor.failed', { account: accountId })
    throw wrongCodeError()
  }
  await formGate.refund(codeLimits, clientAddress, codeLimitKey(accountId))
}

export const wrongCodeError = () =>
  new AppError('account.wrongCode', { fields: [{ field: 'code', code: 'account.wrongCode' }] })

async function consumeTimeCode(
  { db, now, secondFactor }: Context,
  accountId: number,
  code: string,
): Promise<boolean> {
  const app = await findApp(db, accountId)
  if (!app) return false
  const secret = decryptSecret(await getAppKey(secondFactor.keyFile), accountId, app.encryptedSecret)
  if (secret === null) return false
  const at = now()
  const step = findTimeStep({ secret, code, at, lastStep: app.lastStep })
  return step !== null && consumeTimeStep(db, { accountId, step, at })
}

async function consumeRecoveryCode(
  { db, now, mails }: Context,
  accountId: number,
  entered: string,
): Promise<boolean> {
  const code = parseRecoveryCode(entered)
  if (code === null) return false
  const unused = await listUnusedRecoveryCodes(db, accountId)
  const matches = await Promise.all(unused.map(({ codeHash }) => verifyPassword(codeHash, code)))
  const match = unused.find((_, index) => matches[index])
  if (!match) return false
  return inTransaction(db, async (tx) => {
    const at = now()
    if (!(await consumeRecoveryCodeRow(tx, match.id, at))) return false
    await recordEvents(tx, { accountId, by: accountId, at }, ['recovery-code-used'])
    const params = { left: unused.length - 1 }
    await mails.enqueue(tx, { kind: 'recovery-code-used', accountId, params }, at)
    return true
  })
}
