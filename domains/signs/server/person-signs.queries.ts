import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { PersonSign, PersonSignKind } from '../person-signs.ts'

/** What makes a sign one of each kind, of the person with this account. */
const conditions = (accountId: number) =>
  ({
    published: sql<boolean>`author_id = ${accountId} and status = 'published'`,
    approved: sql<boolean>`approver_id = ${accountId} and status = 'published'`,
    deleted: sql<boolean>`author_id = ${accountId} and status = 'deleted'`,
  }) satisfies Record<PersonSignKind, unknown>

/** How many signs of each kind a person has. One query. */
export async function countPersonSigns(db: Db, accountId: number): Promise<Record<PersonSignKind, number>> {
  const { published, approved, deleted } = conditions(accountId)
  const { rows } = await sql<Record<PersonSignKind, number>>`
    select
      count(*) filter (where ${published})::integer as published,
      count(*) filter (where ${approved})::integer as approved,
      count(*) filter (where ${deleted})::integer as deleted
    from sign where author_id = ${accountId} or approver_id = ${accountId}
  `.execute(db)
  return rows[0] ?? { published: 0, approved: 0, deleted: 0 }
}

/** Signs of a person, the latest published or deleted first. One query. */
export function listPersonSigns(
  db: Db,
  { accountId, kind, from, size }: { accountId: number; kind: PersonSignKind; from: number; size: number },
): Promise<PersonSign[]> {
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
