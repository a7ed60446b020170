import { AppError } from '#platform/errors/app-error.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { UserSession } from '../../user-session.ts'
import { findPasswordHash } from './credentials.queries.ts'
import { verifyPassword } from './password-hash.ts'

/** Only failures count: who found a screen unlocked does not try passwords through. */
const passwordCheckLimits: readonly FormLimit[] = [
  { name: 'prove-password', scope: 'account', points: 10, seconds: 600 },
]

/**
 * Asks a person who is signed in for their password before something that cannot be taken back.
 * @param field of the form that the password stands in
 * @throws AppError `account.wrongPassword` beside the field; `form.tooMany`
 */
export async function verifyCurrentPassword(
  { db, gate, clientAddress }: Pick<AccountsContext, 'db' | 'gate' | 'clientAddress'>,
  { account }: Pick<UserSession, 'account'>,
  password: string,
  field: string,
): Promise<void> {
  const person = `account ${account.id}`
  await gate.consume(passwordCheckLimits, clientAddress, person)
  if (await verifyPassword(await findPasswordHash(db, account.id), password))
    return gate.refund(passwordCheckLimits, clientAddress, person)
  throw new AppError('account.wrongPassword', { fields: [{ field, code: 'account.wrongPassword' }] })
}
