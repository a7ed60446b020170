import { z } from 'zod'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { Account } from '../../account.ts'
import { insertAccount } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import { revokeLinks } from '../../server/one-time-links.ts'
import { lockOwnerCreation } from '../../sessions/server/credentials.queries.ts'
import { hashPassword } from '../../sessions/server/password-hash.ts'
import { rejectCommonPasswords } from '../../sessions/server/reject-common-passwords.ts'
import { newAdminSchema } from '../first-owner.input.ts'

const adminArguments = z.object({
  name: z.string().optional(),
  email: z.string(),
  password: z.string(),
})
type NewAdmin = z.output<typeof adminArguments>

/**
 * `admin:create` as a verb of the command line and the control socket.
 * @throws AppError as `createAdmin`
 */
export async function createAdminCommand(
  context: { db: Db; now: () => Date },
  args: unknown,
): Promise<{ id: number; email: string }> {
  const { success, data, error } = adminArguments.safeParse(args)
  if (!success) throw new AppError('request.invalid', { cause: error })
  const { id, email } = await createAdmin(context, data)
  return { id, email }
}

/**
 * The operator makes an administrator who owns the platform: accepted, verified, with every right.
 * @param admin without a name, the part of the address before the @ stands for it
 * @throws AppError `request.invalid` with what is wrong; `account.emailTaken`
 */
export async function createAdmin(
  { db, now }: { db: Db; now: () => Date },
  { name, email, password }: NewAdmin,
): Promise<Account> {
  const nameOrLocalPart = name ?? email.split('@')[0] ?? ''
  const schema = await rejectCommonPasswords(newAdminSchema({ name: name ?? '', email }), 'password')
  const admin = parseForm(schema, { name: nameOrLocalPart, email, password })
  const passwordHash = await hashPassword(admin.password)
  return inTransaction(db, async (tx) => {
    await lockOwnerCreation(tx)
    return insertOwner(tx, { ...admin, passwordHash, locale: 'pt' }, now())
  })
}

/** What is remembered of who becomes an owner by the operator's hand. */
export const ownerCreationEvents = [
  'verified',
  'accepted',
  'made-admin',
  'approver-given',
  'owner-given',
] as const

/** Puts an owner in, and ends the link that would make the first one. */
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
