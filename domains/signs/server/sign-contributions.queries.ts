import { sql } from 'kysely'
import type {
  ContributedSign,
  Contribution,
  ContributionKind,
  ContributionPage,
} from '#domains/accounts/contributions.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { SignStatus } from '../sign-document.ts'

/** The condition of each kind of contribution of an account. */
const conditions = (accountId: number) =>
  ({
    published: sql<boolean>`author_id = ${accountId} and status = 'published'`,
    approved: sql<boolean>`approver_id = ${accountId} and status = 'published'`,
    deleted: sql<boolean>`author_id = ${accountId} and status = 'deleted'`,
  }) satisfies Record<ContributionKind, unknown>

/** The number of signs of each kind. */
export async function countContributions(
  db: Db,
  accountId: number,
): Promise<Record<ContributionKind, number>> {
  const { published, approved, deleted } = conditions(accountId)
  const { rows } = await sql<Record<ContributionKind, number>>`
    select
      count(*) filter (where ${published})::integer as published,
      count(*) filter (where ${approved})::integer as approved,
      count(*) filter (where ${deleted})::integer as deleted
    from sign where author_id = ${accountId} or approver_id = ${accountId}
  `.execute(db)
  return rows[0] ?? { published: 0, approved: 0, deleted: 0 }
}

/** Signs of a person, the last published or deleted first. */
export function listContributions(
  db: Db,
  { accountId, kind, from, size }: ContributionPage,
): Promise<Contribution[]> {
  const by = kind === 'deleted' ? 'deletedAt' : 'publishedAt'
  return db
    .selectFrom('sign')
    .select(['id', 'gloss', 'publishedAt', 'deletedAt', 'deletedBy'])
    .where(conditions(accountId)[kind])
    .orderBy(by, (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .offset(from)
    .limit(size)
    .execute()
}

/** The signs of an author that are not deleted. */
export async function listSignIdsOfAuthor(db: Db | Tx, authorId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from sign where author_id = ${authorId} and status <> 'deleted' order by id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Every sign of which a person is author, publisher or approver, including deleted signs. */
export async function listContributedSigns(db: Db, personId: number): Promise<ContributedSign[]> {
  const rows = await db
    .selectFrom('sign')
    .select(['id', 'gloss', 'status', 'createdAt', 'changedAt', 'publishedAt', 'deletedAt'])
    .select(['authorId', 'publisherId', 'approverId'])
    .where((sign) =>
      sign.or([
        sign('authorId', '=', personId),
        sign('publisherId', '=', personId),
        sign('approverId', '=', personId),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ authorId, publisherId, approverId, status, ...sign }) => {
    const people = { author: authorId, publisher: publisherId, approver: approverId }
    const roles = (['author', 'publisher', 'approver'] as const).filter((role) => people[role] === personId)
    return { ...sign, status: status as SignStatus, roles }
  })
}

/** The changes of signs and the decisions about them by a person, oldest first. */
export async function listChangesOf(
  db: Db,
  personId: number,
): Promise<{ at: Date; kind: string; signIds: number[] }[]> {
  const { rows } = await sql<{ at: string; kind: string; signIds: number[] }>`
    select change_set.at::text, kind, array_agg(sign_id order by sign_id) as sign_ids
    from change_set join (
      select change_set_id, sign_id from sign_version
      union select change_set_id, sign_id from sign_decision
    ) as concerned on change_set_id = change_set.id
    where actor_id = ${personId} group by change_set.id order by change_set.id
  `.execute(db)
  return rows.map(({ at, ...change }) => ({ ...change, at: new Date(at) }))
}
