import { sql } from 'kysely'
import { changesContent, sentBack } from '#domains/signs/server/sign.queries.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { PanelSignRow } from '../panel-sign.ts'

/** The number of the last committed change set. */
export async function readChangeNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ value: string }>`select value from change_counter`.execute(db)
  return Number(rows[0]?.value ?? 0)
}

/** What change sets after a number concern. */
interface Changes {
  /** The ids of the signs with a new version or a new decision. */
  ids: number[]
  /** Whether a change set has neither versions nor decisions: signs or files of signs were deleted permanently. */
  hasDeletion: boolean
}

/**
 * The signs that change sets above a number changed. Two queries, because in a join PostgreSQL expects of each change set as
 * many versions as the largest import has, and then reads all versions.
 */
export async function listChangesAfter(db: Db, number: number): Promise<Changes> {
  const newer = await sql<{ id: number }>`select id from change_set where number > ${number}`.execute(db)
  const changeSets = newer.rows.map(({ id }) => id)
  const { rows } = await sql<{ changeSet: number; sign: number }>`
    select change_set_id as change_set, sign_id as sign from sign_version
    where change_set_id = any(${changeSets}::integer[])
    union
    select change_set_id, sign_id from sign_decision where change_set_id = any(${changeSets}::integer[])
  `.execute(db)
  return {
    ids: [...new Set(rows.map(({ sign }) => sign))],
    hasDeletion:
      changeSets.length === 0 || new Set(rows.map((row) => row.changeSet)).size < changeSets.length,
  }
}

/**
 * The signs with these ids, or the next `limit` signs above the id `after`, by ascending id. The version of the current
 * revision contains the document in one row. Decisions and changes are read for all of these signs at once.
 */
export async function listPanelSigns(
  db: Db,
  which: { ids: readonly number[] } | { after: number; limit: number },
): Promise<PanelSignRow[]> {
  const wanted =
    'ids' in which
      ? sql`where sign.id = any(${which.ids}::integer[])`
      : sql`where sign.id > ${which.after} order by sign.id limit ${which.limit}`
  const { rows } = await sql<
    Omit<PanelSignRow, 'decidedBy' | 'changedBy'> & {
      decidedBy: number[] | null
      changedBy: (number | null)[] | null
    }
  >`
    with part as materialized (
      select sign.*, (select revision from published_sign where sign_id = sign.id) as published_revision from sign
      ${wanted}
    ), decided as (
      select sign_id, json_agg(distinct account_id) filter (where account_id is not null and kind <> 'publisher') as decided_by,
        max(id) filter (where kind = ${sentBack}) as declined_id
      from sign_decision where sign_id = any(array(select id from part)) group by sign_id
    ), changed as (
      select part.id as sign_id, json_agg(distinct change_set.actor_id) as changed_by
      from part
      join sign_version on sign_version.sign_id = part.id
        and sign_version.revision > coalesce(published_revision, 0)
      join change_set on change_set.id = sign_version.change_set_id and ${changesContent}
      where part.revision > coalesce(published_revision, 0)
      group by part.id
    ), visible as (
      select sign_id, document as published
      from published_sign join part on part.id = sign_id and part.revision <> published_sign.revision
    )
    select part.id, source, source_id, status, part.revision, author_id, approver_id, created_at,
      changed_at, published_at, published_revision, decided_by, changed_by, published,
      (select coalesce(json_agg(gloss order by until desc, gloss), '[]') from earlier_gloss
        where earlier_gloss.sign_id = part.id) as earlier_glosses,
      declined.revision as declined_revision, declined.note as declined_note,
      (select document from sign_version
        where sign_version.sign_id = part.id and sign_version.revision = part.revision) as document
    from part
    left join decided on decided.sign_id = part.id
    left join sign_decision as declined on declined.id = declined_id
    left join changed on changed.sign_id = part.id
    left join visible on visible.sign_id = part.id
    order by part.id
  `.execute(db)
  return rows.map(({ decidedBy, changedBy, ...row }) => ({
    ...row,
    decidedBy: decidedBy ?? [],
    changedBy: changedBy ?? [],
  }))
}
