import { sql } from 'kysely'
import { type ConsentChoices, consentColumns } from '#domains/consent/consent.ts'
import { isFormerMember } from '#domains/consent/visibility.ts'
import type { AccountStatus } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { accountStateOf, type HearingStatus, profileTypeOf } from '../../account.ts'
import { type AdministrativeEventKind, administrativeEventKinds } from '../../account-event.ts'
import { accountColumns } from '../../server/account.queries.ts'
import type { UserCandidate } from '../filter-users.ts'
import type { UserQuery } from '../user-list.input.ts'

/** All accounts with a profile type, except those whose data was erased, with the facts that searches and filters use. One query. */
export async function listCandidates(db: Db, { type }: Pick<UserQuery, 'type'>): Promise<UserCandidate[]> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('consent', 'consent.accountId', 'account.id')
    .select([
      'account.id',
      'name',
      'lastName',
      'socialName',
      'email',
      'hearingStatus',
      'institutionId',
      'status',
      'deletedAt',
      'registeredAt',
      'isAdmin',
      'isApprover',
      'consent.accountId as answered',
    ])
    .select(consentColumns)
    .where('erasedAt', 'is', null)
    .execute()
  const candidates = rows.map((row) => ({ ...toCandidate(row), profileType: profileTypeOf(row) }))
  // The profile type of a former member is hidden, so it does not match either.
  return candidates.filter((candidate) => !type || (candidate.profileType === type && !isFormer(candidate)))
}

const isFormer = (candidate: UserCandidate): boolean =>
  isFormerMember({ state: accountStateOf(candidate) }, candidate.choices)

type CandidateRow = Omit<UserCandidate, 'status' | 'hearingStatus' | 'choices'> & {
  status: string
  hearingStatus: string | null
  answered: number | null
} & Record<(typeof consentColumns)[number], unknown>

function toCandidate(row: CandidateRow): UserCandidate {
  const choices = Object.fromEntries(consentColumns.map((column) => [column, row[column]]))
  return {
    ...row,
    status: row.status as AccountStatus,
    hearingStatus: row.hearingStatus as HearingStatus | null,
    choices: row.answered === null ? null : (choices as unknown as ConsentChoices),
  }
}

const lockedColumns = [
  'id',
  'status',
  'deletedAt',
  'erasedAt',
  'isAdmin',
  'isApprover',
  'isOwner',
  'email',
  'emailVerifiedAt',
  'name',
  'lastName',
  'socialName',
  'locale',
] as const

/**
 * Locks the accounts of a decision and all owners until the transaction ends, because the decision may change the
 * number of owners.
 */
export async function lockAccountsForChange(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('account')
    .select(lockedColumns)
    .where((account) => account.or([account('id', 'in', [...ids]), account('isOwner', '=', true)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({ ...row, status: row.status as AccountStatus }))
}
export type LockedAccount = Awaited<ReturnType<typeof lockAccountsForChange>>[number]

/** The administrative events of an account, newest first, 200 at most. */
export async function listAdministrativeEvents(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('accountEvent')
    .select(['kind', 'at', 'actorId', 'reason'])
    .where('accountId', '=', accountId)
    .where('kind', 'in', administrativeEventKinds)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as AdministrativeEventKind, at: row.at as Date }))
}

/** The account id of the administrator who registered a person; null for people who registered themselves. */
export async function findRegistrar(db: Db | Tx, accountId: number): Promise<number | null> {
  const registration = await db
    .selectFrom('accountEvent')
    .select('actorId')
    .where('accountId', '=', accountId)
    .where('kind', '=', 'registered')
    .where('actorId', '<>', accountId)
    .orderBy('id')
    .executeTakeFirst()
  return registration?.actorId ?? null
}

/** How many accounts await a decision. */
export const awaitingAccounts = sql<number>`
  select count(*) from account where status = 'awaiting' and deleted_at is null`

/** How many of them have a confirmed address. */
export const confirmedAwaitingAccounts = sql<number>`
  select count(email_verified_at) from account where status = 'awaiting' and deleted_at is null`

/** The latest registrations with the answers to the consent form, the newest first. */
export const listLatestAccounts = (db: Db, { onlyMembers, limit }: { onlyMembers: boolean; limit: number }) =>
  db
    .selectFrom('account')
    .leftJoin('consent', 'consent.accountId', 'account.id')
    .select(accountColumns)
    .select(['consent.accountId as answered', ...consentColumns])
    .$if(onlyMembers, (query) =>
      query.where('account.status', '=', 'approved').where('account.deletedAt', 'is', null),
    )
    .orderBy('account.registeredAt', 'desc')
    .orderBy('account.id', 'desc')
    .limit(limit)
    .execute()
