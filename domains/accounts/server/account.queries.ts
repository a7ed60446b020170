import type { Updateable } from 'kysely'
import type { AccountStatus } from '#platform/actor.ts'
import type { Tables } from '#platform/db/tables.gen.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { foldEmail } from '#platform/text/fold-email.ts'
import type { Account, HearingStatus } from '../account.ts'

/** Every column of an account except the hash of the password. */
export const accountColumns = [
  'account.id',
  'account.email',
  'account.emailVerifiedAt',
  'account.name',
  'account.lastName',
  'account.socialName',
  'account.hearingStatus',
  'account.firstLanguageId',
  'account.professionId',
  'account.state',
  'account.zipCode',
  'account.institutionId',
  'account.linkedProject',
  'account.photo',
  'account.locale',
  'account.isAdmin',
  'account.isApprover',
  'account.isOwner',
  'account.status',
  'account.registeredAt',
  'account.changedAt',
  'account.revision',
  'account.deletedAt',
  'account.deletedBy',
  'account.erasedAt',
] as const

/** A row of the table. Checks of the table guarantee the narrower types of `Account`. */
type AccountRow = Omit<Account, 'hearingStatus' | 'locale' | 'status'> & {
  hearingStatus: string | null
  locale: string
  status: string
}

/** An account from its row. */
export const toAccount = (row: AccountRow): Account => ({
  ...row,
  hearingStatus: row.hearingStatus as HearingStatus | null,
  locale: row.locale as Locale,
  status: row.status as AccountStatus,
})

/** Includes deleted accounts. */
export async function findAccount(db: Db | Tx, id: number): Promise<Account | undefined> {
  const row = await db
    .selectFrom('account')
    .select(accountColumns)
    .where('account.id', '=', id)
    .executeTakeFirst()
  return row && toAccount(row)
}

/** Ignores case and the composition of letters. Includes deleted accounts, because their address stays taken. */
export async function findAccountByEmail(db: Db | Tx, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('account')
    .select(accountColumns)
    .where('emailFolded', '=', foldEmail(email))
    .executeTakeFirst()
  return row && toAccount(row)
}

/** The accounts with these ids, in no particular order; unknown ids are left out. */
export async function listAccountsByIds(db: Db | Tx, ids: readonly number[]): Promise<Account[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('account')
    .select(accountColumns)
    .where('account.id', 'in', [...ids])
    .execute()
  return rows.map(toAccount)
}

/** The accepted people, in no particular order. */
export async function listMembers(db: Db | Tx): Promise<Account[]> {
  const rows = await db
    .selectFrom('account')
    .select(accountColumns)
    .where('status', '=', 'approved')
    .where('deletedAt', 'is', null)
    .execute()
  return rows.map(toAccount)
}

type OptionalColumn =
  | 'lastName'
  | 'socialName'
  | 'hearingStatus'
  | 'firstLanguageId'
  | 'professionId'
  | 'state'
  | 'zipCode'
  | 'institutionId'
  | 'linkedProject'
  | 'photo'
  | 'isAdmin'
  | 'isApprover'
  | 'isOwner'
  | 'status'
  | 'emailVerifiedAt'

/** A new account; fields that are left out are empty, without rights, and the status is `awaiting`. */
export type NewAccount = Pick<Account, 'email' | 'name' | 'locale' | 'registeredAt'> &
  Partial<Pick<Account, OptionalColumn | 'id'>> & {
    /** Null for a person who sets the password by a link. */
    passwordHash: string | null
  }

/** The error of an address that another account has, at the field `email`. */
export const emailTakenError = (cause?: unknown): AppError =>
  new AppError('account.emailTaken', { fields: [{ field: 'email', code: 'account.emailTaken' }], cause })

/**
 * Inserts an account. Addresses that differ only in case are the same address.
 * @throws AppError `account.emailTaken`
 */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<Account> {
  const row = await tx
    .insertInto('account')
    .values({ ...account, emailFolded: foldEmail(account.email), changedAt: account.registeredAt })
    .onConflict((taken) => taken.column('emailFolded').doNothing())
    .returning(accountColumns)
    .executeTakeFirst()
  if (!row) throw emailTakenError()
  return toAccount(row)
}

/** Lets others register the address of a deleted account, because the person never confirmed that it is theirs. */
export async function releaseEmail(tx: Tx, accountId: number, email: string): Promise<void> {
  const emailFolded = `${foldEmail(email)} of account ${accountId}`
  await tx.updateTable('account').set({ emailFolded }).where('id', '=', accountId).execute()
}

/** Stores new values of an account. */
export async function updateAccount(
  tx: Tx,
  id: number,
  values: Updateable<Tables['account']>,
): Promise<void> {
  await tx.updateTable('account').set(values).where('id', '=', id).execute()
}
