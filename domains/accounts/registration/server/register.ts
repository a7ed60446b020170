import { acceptVersion } from '#domains/consent/index.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import type { Account } from '../../account.ts'
import { removePhoto, storePhoto } from '../../profile/server/photo-storage.ts'
import { requireExistingOptions } from '../../profile/server/profile-field-options.ts'
import { findAccountByEmail, insertAccount } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { hashPassword } from '../../sessions/server/password-hash.ts'
import { rejectCommonPasswords } from '../../sessions/server/reject-common-passwords.ts'
import { type RegistrationInput, registrationSchema } from '../registration.input.ts'
import { queueConfirmationMail } from './confirm-email.ts'

const oneHour = 3_600

/** Classes register behind one address. The answer "taken" tells whether somebody has an account, so it is counted. */
export const registrationLimits: readonly FormLimit[] = [
  { name: 'register-sender', scope: 'sender', points: 120, seconds: oneHour },
  { name: 'register-account', scope: 'account', points: 10, seconds: oneHour },
  { name: 'register-all', scope: 'everyone', points: 1_000, seconds: oneHour },
]

/**
 * A person registers: the account awaits approval, the versions of terms and policy that were shown are accepted, and
 * the mail that confirms the address is on its way. All of it, or nothing.
 * @param form as it was sent
 * @param photo the file that was sent; null for none
 * @throws AppError `request.invalid` with what is wrong; `account.emailTaken` and `photo.*` with the field; `legal.missing`,
 * `legal.notCurrent`, `form.tooMany`, `storage.full`
 */
export async function register(
  ctx: AccountsContext,
  form: Record<string, unknown>,
  photo: Uint8Array | null,
): Promise<Account> {
  const { db, gate, clientAddress } = ctx
  const input = parseForm(await rejectCommonPasswords(registrationSchema(form), 'password'), form)
  await gate.consume(registrationLimits, clientAddress, input.email)
  await requireExistingOptions(db, input)
  if (await findAccountByEmail(db, input.email)) throw emailTakenError()
  const passwordHash = await hashPassword(input.password)
  const stored = photo && (await storePhoto(ctx, photo).catch(throwPhotoFieldError))
  try {
    return await inTransaction(db, (tx) =>
      insertRegisteredAccount(tx, ctx, input, { passwordHash, photo: stored }),
    )
  } catch (error) {
    if (stored) await removePhoto(ctx, stored)
    throw error
  }
}

async function insertRegisteredAccount(
  tx: Tx,
  { mails, locale, now }: AccountsContext,
  { termsId, policyId, ...input }: RegistrationInput,
  made: { passwordHash: string; photo: string | null },
): Promise<Account> {
  const { emailConfirmation, password, passwordConfirmation, acceptsTerms, acceptsPolicy, ...facts } = input
  const at = now()
  const account = await insertAccount(tx, { ...facts, ...made, locale, registeredAt: at })
  await acceptVersion(tx, account.id, 'terms', termsId, at)
  await acceptVersion(tx, account.id, 'privacy', policyId, at)
  await recordEvents(tx, { accountId: account.id, by: account.id, at }, ['registered'])
  await queueConfirmationMail(tx, { mails, accountId: account.id, at })
  return account
}

const emailTakenError = () =>
  new AppError('account.emailTaken', { fields: [{ field: 'email', code: 'account.emailTaken' }] })

/** What is wrong with a photo stands beside its field. */
function throwPhotoFieldError(error: unknown): never {
  if (!isAppError(error) || !error.code.startsWith('photo.')) throw error
  const { code, params } = error
  throw new AppError(code, { params, fields: [{ field: 'photo', code, params }], cause: error })
}
