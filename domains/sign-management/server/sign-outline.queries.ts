import { sql } from 'kysely'
import { changesContent, sentBack } from '#domains/signs/server/sign.queries.ts'
import type { SignStatus } from '#domains/signs/sign-document.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { OutlineRow } from '../sign-outline.ts'

/** So many outlines are read from one text; it takes some 10 ms. */
const outlinesPerText = 5_000

/** The columns of an outline in the order of the query; the last one is its place in the order of creation. */
type OutlineColumns = [
  id: number,
  status: SignStatus,
  revision: number,
  publishedRevision: number | null,
  declinedRevision: number | null,
  authorId: number | null,
  approverId: number | null,
  changedBy: (number | null)[] | null,
  decidedBy: number[] | null,
  createdAt: number,
  changedAt: number,
  publishedAt: number | null,
  placeOfCreation: number,
]

/** An outline with its place among all signs by creation, from 0. */
export interface PlacedOutline extends OutlineRow {
  placeOfCreation: number
}

/**
 * The outlines of all signs, ordered by their last change, as JSON texts of some thousands each, because a row of its own
 * for each sign takes several times as long. `parseOutlines` reads a text. One statement, so that all are of one moment.
 */
export async function listOutlineTexts(db: Db): Promise<string[]> {
  const millis = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) * 1000)`
  const { rows } = await sql<{ outlines: string }>`
    with decided as (
      select sign_id, json_agg(distinct account_id) filter (where account_id is not null and kind <> 'publisher') as people,
        max(id) filter (where kind = ${sentBack}) as declined_id
      from sign_decision group by sign_id
    ), waiting as (
      select sign.id, coalesce(published_sign.revision, 0) as seen
      from sign left join published_sign on published_sign.sign_id = sign.id
      where sign.revision > coalesce(published_sign.revision, 0)
    ), changed as (
      select waiting.id, json_agg(distinct change_set.actor_id) as people
      from waiting
      join sign_version on sign_version.sign_id = waiting.id and sign_version.revision > seen
      join change_set on change_set.id = sign_version.change_set_id and ${changesContent}
      group by waiting.id
    ), timed as (
      select sign.*, ${millis('sign.created_at')} as created, ${millis('sign.changed_at')} as changed,
        ${millis('sign.published_at')} as published
      from sign
    ), placed as (
      select timed.*, row_number() over (order by changed, id) - 1 as place,
        row_number() over (order by created, id) - 1 as place_of_creation
      from timed
    )
    select json_agg(json_build_array(placed.id, status, placed.revision, published_sign.revision, declined.revision,
      author_id, approver_id, changed.people, decided.people, created, placed.changed, placed.published,
      place_of_creation) order by place)::text as outlines
    from placed
    left join published_sign on published_sign.sign_id = placed.id
    left join decided on decided.sign_id = placed.id
    left join sign_decision as declined on declined.id = decided.declined_id
    left join changed on changed.id = placed.id
    group by place / ${sql.lit(outlinesPerText)} order by place / ${sql.lit(outlinesPerText)}
  `.execute(db)
  return rows.map(({ outlines }) => outlines)
}

/** The outlines of one text of `listOutlineTexts`. */
export const parseOutlines = (text: string): PlacedOutline[] =>
  (JSON.parse(text) as OutlineColumns[]).map(
    ([
      id,
      status,
      revision,
      publishedRevision,
      declinedRevision,
      authorId,
      approverId,
      changedBy,
      decidedBy,
      createdAt,
      changedAt,
      publishedAt,
      placeOfCreation,
    ]) => ({
      id,
      status,
      revision,
      publishedRevision,
      declinedRevision,
      authorId,
      approverId,
      changedBy: changedBy ?? [],
      decidedBy: decidedBy ?? [],
      createdAt,
      changedAt,
      publishedAt,
      hasOtherPublic: publishedRevision !== null && publishedRevision !== revision,
      placeOfCreation,
    }),
  )
