import { z } from 'zod'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { defaultLocale } from '#platform/i18n/locales.ts'
import type { Account } from '../../account.ts'
import { insertAccount } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { revokeLinks } from '../../server/one-time-link.queries.ts'
import { lockOwnerCreation } from '../../server/owner.queries.ts'
import { hashPassword } from '../../sessions/server/password-hash.ts'
import { parsePasswordForm } from '../../sessions/server/password-strength.ts'
import { type NewAdmin, nameFromEmail, newAdminSchema } from '../first-owner.input.ts'

const adminArguments = z.object({
  name: z.string().optional(),
  email: z.string(),
  password: z.string(),
})

type Context = Pick<AccountsContext, 'db' | 'now'>

/**
 * The command `admin:create` of the command line and the control socket. Without a name, the local part of the address
 * is the name.
 * @throws AppError `request.invalid` with the fields; `account.emailTaken`
 */
export async function createAdminCommand(
  context: Context,
  args: unknown,
): Promise<{ id: number; email: string }> {
  const parsed = adminArguments.safeParse(args)
  if (!parsed.success) throw new AppError('request.invalid', { cause: parsed.error })
  const { name = '', email, password } = parsed.data
  const form = { name: name || nameFromEmail(email), email, password }
  const admin = await parsePasswordForm(newAdminSchema({ name, email }), 'password', form)
  const account = await createAdmin(context, admin)
  return { id: account.id, email: account.email }
}

/**
 * Creates an owner of the platform with every right, accepted and with a confirmed address. Only the operator of the
 * installation calls it.
 * @throws AppError `account.emailTaken`
 */
export async function createAdmin(
  { db, now }: Context,
  { name, email, password }: NewAdmin,
): Promise<Account> {
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    await lockOwnerCreation(tx)
    return insertOwner(tx, { name, email, passwordHash, locale: defaultLocale }, now())
  })
}

/** The events of an account that the operator makes an owner. */
export const ownerCreationEvents = [
  'verified',
  'accepted',
  'made-admin',
  'approver-given',
  'owner-given',
] as const

/** Inserts an owner and ends the link to the first owner. */
export async function insertOwner(
  tx: Tx,
  owner: Pick<Account, 'name' | 'email' | 'locale'> & { passwordHash: string },
  at: Date,
): Promise<Account> {
  const account = await insertAccount(tx, {
    email: owner.email,
    passwordHash: owner.passwordHash,
    name: owner.name,
    locale: owner.locale,
    isAdmin: true,
    isApprover: true,
    isOwner: true,
    status: 'approved',
    emailVerifiedAt: at,
    registeredAt: at,
  })
  await recordEvents(tx, { accountId: account.id, by: null, at }, ownerCreationEvents)
  await revokeLinks(tx, null, at)
  return account
}
