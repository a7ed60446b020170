import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { AuditEntry } from '../audit-entry.ts'
import type { AuditQuery } from '../audit-query.input.ts'

/** A query with instants instead of dates. */
export interface EntryFilter extends Pick<AuditQuery, 'thing' | 'id' | 'by' | 'action' | 'access' | 'after'> {
  /** The first instant, and the first one that is too late; milliseconds since 1970 (UTC). */
  from: number | null
  until: number | null
  /** Part of the name of a person or of a gloss; empty without a search. */
  q: string
}

const columns = sql.raw(
  'id, at, actor_id as "actorId", access, request_id as "requestId", thing_kind as thing, thing_id as "thingId", action, facts',
)

/** The entries that a filter lets through, newest first. */
export async function listEntries(
  db: Db,
  { q, ...filter }: EntryFilter,
  limit: number,
): Promise<AuditEntry[]> {
  const conditions = conditionsOf(filter)
  const source = q === '' ? selectNewest(conditions, limit) : selectFound(q, conditions, limit)
  const { rows } = await sql<AuditEntry>`
    select * from (${source}) entry order by at desc, id desc limit ${limit}`.execute(db)
  return rows
}

const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

const selectNewest = (conditions: readonly RawBuilder<unknown>[], limit: number) => sql`
  select ${columns} from audit_entry where ${and(conditions)} order by at desc, id desc limit ${limit}`

/** People and signs whose name contains the text, so many of each at most. */
const maxFound = 50

/** Reads the newest entries of each person and sign by an index, because most entries are about others. */
function selectFound(text: string, conditions: readonly RawBuilder<unknown>[], limit: number) {
  const contains = (column: RawBuilder<unknown>) => sql`position(lower(${text}) in lower(${column})) > 0`
  const ofEach = (found: string, condition: RawBuilder<unknown>) => sql`
    select entry.* from ${sql.table(found)} as found
    cross join lateral (${selectNewest([condition, ...conditions], limit)}) entry`
  return sql`
    with found_account as materialized (
      select id from account
      where ${contains(sql`concat_ws(' ', name, last_name)`)} or ${contains(sql`coalesce(social_name, '')`)}
      order by id limit ${maxFound}
    ), found_sign as materialized (
      select id from sign where ${contains(sql`gloss`)} order by length(gloss), id limit ${maxFound}
    )
    ${ofEach('found_account', sql`actor_id = found.id`)}
    union ${ofEach('found_account', sql`thing_kind = 'account' and thing_id = found.id`)}
    union ${ofEach('found_sign', sql`thing_kind = 'sign' and thing_id = found.id`)}`
}

function conditionsOf({ thing, id, by, action, access, from, until, after }: Omit<EntryFilter, 'q'>) {
  const instant = (ms: number) => sql`${new Date(ms)}::timestamptz`
  return [
    sql`true`,
    ...(thing === null ? [] : [sql`thing_kind = ${thing}`]),
    ...(id === null ? [] : [sql`thing_id = ${id}`]),
    ...(by === null ? [] : [sql`actor_id = ${by}`]),
    ...(action === null ? [] : [sql`action = ${action}`]),
    ...(access === null ? [] : [sql`access = ${access}`]),
    ...(from === null ? [] : [sql`at >= ${instant(from)}`]),
    ...(until === null ? [] : [sql`at < ${instant(until)}`]),
    ...(after === null ? [] : [sql`(at, audit_entry.id) < (${instant(after.at)}, ${after.id})`]),
  ]
}

/** Deletes entries from before a date, except those that are the history of an account whose data are not erased. */
export const deleteEntriesBefore = (tx: Tx, before: Date) =>
  sql`
    delete from audit_entry
    where at < ${before} and not (thing_kind = 'account' and exists (
      select from account where account.id = audit_entry.thing_id and account.erased_at is null))
  `.execute(tx)

/** Stores the retention in months; null: without end. */
export const storeRetention = (tx: Tx, months: number | null) =>
  tx.updateTable('auditRetention').set({ months }).execute()
