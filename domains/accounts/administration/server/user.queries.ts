import { type ConsentChoices, consentColumns } from '#domains/consent/consent.ts'
import type { AccountStatus } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { type HearingStatus, profileTypeOf } from '../../account.ts'
import { type AdministrativeEventKind, administrativeEventKinds } from '../../account-event.ts'
import type { UserCandidate } from '../filter-users.ts'
import type { UserQuery } from '../user-list.input.ts'

/** All accounts with a state and a profile type, with the facts that searches and filters use. One query. */
export async function listCandidates(
  db: Db,
  { status, type }: Pick<UserQuery, 'status' | 'type'>,
): Promise<UserCandidate[]> {
  let people = db
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
  if (status === 'deleted') people = people.where('deletedAt', 'is not', null)
  else if (status) people = people.where('status', '=', status).where('deletedAt', 'is', null)
  const rows = await people.execute()
  return rows.filter((row) => !type || profileTypeOf(row) === type).map(toCandidate)
}

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
  'isAdmin',
  'isApprover',
  'isOwner',
  'name',
  'lastName',
  'socialName',
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
    .select(['kind', 'at', 'actorId'])
    .where('accountId', '=', accountId)
    .where('kind', 'in', administrativeEventKinds)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as AdministrativeEventKind }))
}
