import { acceptVersion } from '#domains/consent/index.ts'
import type { Actor } from '#platform/actor.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import { authorize } from '#platform/policy.ts'
import type { Account } from '../../account.ts'
import { removePhoto, storePhoto } from '../../profile/server/photo-storage.ts'
import { requireExistingOptions } from '../../profile/server/profile-field-options.ts'
import { emailTakenError, findAccountByEmail, insertAccount } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { queueLinkMail } from '../../server/queue-link-mail.ts'
import { toPasswordOwner } from '../../sessions/password.input.ts'
import { hashPassword } from '../../sessions/server/password-hash.ts'
import { requireStrongPassword } from '../../sessions/server/password-strength.ts'
import type { RegistrationInput } from '../registration.input.ts'
import { mayRegister } from '../registration.policy.ts'

const oneHour = 3_600

/**
 * Whole classes register from one IP address. All attempts count, because the error of a taken address reveals who has
 * an account.
 */
export const registrationLimits: readonly FormLimit[] = [
  { name: 'register-sender', scope: 'sender', points: 120, seconds: oneHour },
  { name: 'register-account', scope: 'account', points: 10, seconds: oneHour },
  { name: 'register-all', scope: 'everyone', points: 1_000, seconds: oneHour },
]

/**
 * Registers a person: the account awaits approval, the displayed versions of terms and policy are accepted, and the
 * mail that confirms the address is queued, all in one transaction.
 * @param photo the uploaded file; null without one
 * @throws AppError `request.invalid` for a weak password or a removed option; `account.emailTaken` and `photo.*` with
 * the field; `legal.missing`, `legal.notCurrent`, `form.tooMany`, `storage.full`; the reasons of `mayRegister`
 */
export async function register(
  ctx: AccountsContext,
  actor: Actor,
  { photo, ...input }: RegistrationInput & { photo: Uint8Array | null },
): Promise<Account> {
  authorize(mayRegister(actor))
  const { db, formGate, clientAddress } = ctx
  await requireStrongPassword(input.password, toPasswordOwner(input), 'password')
  await formGate.consume(registrationLimits, clientAddress, input.email)
  await requireExistingOptions(db, input)
  if (await findAccountByEmail(db, input.email)) throw emailTakenError()
  const passwordHash = await hashPassword(input.password)
  const storedPhoto = photo && (await storePhoto(ctx, photo).catch(throwPhotoFieldError))
  try {
    return await inTransaction(db, async (tx) => {
      await requireExistingOptions(tx, input)
      return insertRegisteredAccount(tx, ctx, input, { passwordHash, photo: storedPhoto })
    })
  } catch (error) {
    if (storedPhoto) await removePhoto(ctx, storedPhoto)
    throw error
  }
}

async function insertRegisteredAccount(
  tx: Tx,
  { mails, locale, now }: AccountsContext,
  { termsId, policyId, ...input }: RegistrationInput,
  stored: { passwordHash: string; photo: string | null },
): Promise<Account> {
  const { emailConfirmation, password, passwordConfirmation, acceptsTerms, acceptsPolicy, ...fields } = input
  const at = now()
  const account = await insertAccount(tx, { ...fields, ...stored, locale, registeredAt: at })
  await acceptVersion(tx, account.id, 'terms', termsId, at)
  await acceptVersion(tx, account.id, 'privacy', policyId, at)
  await recordEvents(tx, { accountId: account.id, by: account.id, at }, ['registered'])
  await queueLinkMail(tx, { mails, kind: 'confirm-email', accountId: account.id, at })
  return account
}

/** Adds the field of the form to an error of the photo. */
function throwPhotoFieldError(error: unknown): never {
  if (!isAppError(error) || !error.code.startsWith('photo.')) throw error
  const { code, params } = error
  throw new AppError(code, { params, fields: [{ field: 'photo', code, params }], cause: error })
}
