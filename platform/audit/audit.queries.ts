import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { AuditFacts } from './audit-catalogue.ts'
import type { AuditOrigin } from './audit-origin.ts'

interface NewEntries extends AuditOrigin {
  thing: string
  ids: readonly (number | null)[]
  action: string
  facts?: AuditFacts
  by: number | null
  at: Date
}

/** Stores entries in one statement, whatever their number. @returns their ids in the same order */
export async function insertAuditEntries(
  tx: Tx,
  { thing, ids, action, facts = {}, by, at, access, requestId }: NewEntries,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into audit_entry (at, actor_id, access, request_id, thing_kind, thing_id, action, facts)
    select ${at}::timestamptz, ${by}::integer, ${access}, ${requestId}::uuid, ${thing}, thing.id, ${action},
      ${JSON.stringify(facts)}::jsonb
    from unnest(${ids}::integer[]) with ordinality as thing (id, position)
    order by thing.position
    returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Stores the reason that a person entered for entries. */
export const insertAuditReason = (tx: Tx, entryIds: readonly number[], reason: string) =>
  tx
    .insertInto('auditReason')
    .values(entryIds.map((entryId) => ({ entryId, reason })))
    .execute()

/** The retention in months; null: without end. */
export async function readAuditRetention(db: Db | Tx): Promise<number | null> {
  const row = await db.selectFrom('auditRetention').select('months').executeTakeFirst()
  return row?.months ?? null
}
