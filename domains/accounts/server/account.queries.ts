import { sql } from 'kysely'
import type { AccountStatus } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Account, HearingStatus } from '../account.ts'

/** Every column of an account but the password's hash, for `select`. */
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
] as const

/** A row as the table gives it; its checks hold what the types of `Account` say more. */
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

/** Deleted accounts are found too. */
export async function findAccount(db: Db | Tx, id: number): Promise<Account | undefined> {
  const row = await db
    .selectFrom('account')
    .select(accountColumns)
    .where('account.id', '=', id)
    .executeTakeFirst()
  return row && toAccount(row)
}

const emailEquals = (email: string) => sql<boolean>`lower(account.email) = lower(${email})`

/** However it is written in capitals. Deleted accounts are found too: their address stays taken. */
export async function findAccountByEmail(db: Db | Tx, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('account')
    .select(accountColumns)
    .where(emailEquals(email))
    .executeTakeFirst()
  return row && toAccount(row)
}

/** What a sign-in is checked against; undefined for an unknown address. */
export const findCredentials = (db: Db | Tx, email: string) =>
  db
    .selectFrom('account')
    .select(['account.id', 'account.passwordHash', 'account.deletedAt'])
    .where(emailEquals(email))
    .executeTakeFirst()

/** The accounts of some ids, in no order; ids that nobody has are left out. */
export async function listAccountsByIds(db: Db | Tx, ids: readonly number[]): Promise<Account[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('account')
    .select(accountColumns)
    .where('account.id', 'in', [...ids])
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

/** An account that is made; what is not said is empty, without rights, and awaiting approval. */
export type NewAccount = Pick<Account, 'email' | 'name' | 'locale' | 'registeredAt'> &
  Partial<Pick<Account, OptionalColumn | 'id'>> & {
    /** Null for who sets a password by a link. */
    passwordHash: string | null
  }

/**
 * Makes an account. The address is refused however another account writes it in capitals.
 * @throws AppError `account.emailTaken`
 */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<Account> {
  const row = await tx
    .insertInto('account')
    .values({ ...account, changedAt: account.registeredAt })
    .onConflict((taken) => taken.expression(sql`lower(email)`).doNothing())
    .returning(accountColumns)
    .executeTakeFirst()
  if (!row)
    throw new AppError('account.emailTaken', { fields: [{ field: 'email', code: 'account.emailTaken' }] })
  return toAccount(row)
}
