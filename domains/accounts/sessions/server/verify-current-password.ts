import { AppError } from '#platform/errors/app-error.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import { recordSecurityEvent } from '#platform/log/security-log.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { findPasswordHash } from './credentials.queries.ts'
import { verifyPassword } from './password-hash.ts'

/** Only failures count. The limit stops guesses of a person who found an unlocked screen. */
const passwordCheckLimits: readonly FormLimit[] = [
  { name: 'prove-password', scope: 'account', points: 10, seconds: 600 },
]

/**
 * Requires the current password before a change that cannot be undone.
 * @param field name of the form field of the password
 * @throws AppError `account.wrongPassword` at the field; `form.tooMany`
 */
export async function verifyCurrentPassword(
  { db, formGate, clientAddress }: Pick<AccountsContext, 'db' | 'formGate' | 'clientAddress'>,
  accountId: number,
  password: string,
  field: string,
): Promise<void> {
  const limitKey = `account ${accountId}`
  await formGate.consume(passwordCheckLimits, clientAddress, limitKey)
  if (await verifyPassword(await findPasswordHash(db, accountId), password))
    return formGate.refund(passwordCheckLimits, clientAddress, limitKey)
  recordSecurityEvent('password.wrong', { account: accountId })
  throw new AppError('account.wrongPassword', { fields: [{ field, code: 'account.wrongPassword' }] })
}
