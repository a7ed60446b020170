import { type RawBuilder, sql } from 'kysely'
import { mayTakePart } from '#platform/access.policy.ts'
import { type Actor, isMember } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'

/** SQL: whether the actor may see a row of `sign`. The twin of `maySee`. */
export function isVisibleTo(actor: Actor): RawBuilder<boolean> {
  const published = sql<boolean>`sign.status = 'published'`
  if (actor.kind === 'system') return sql`true`
  if (!isMember(actor)) return published
  return actor.isApprover || actor.isAdmin
    ? sql`true`
    : sql`(${published} or coalesce(sign.author_id = ${actor.id}, false))`
}

/** SQL: whether a document may newly name a row of `sign`. The twin of `mayName`. */
export const isNameableBy = (actor: Actor): RawBuilder<boolean> =>
  sql`(sign.status <> 'deleted' and ${isVisibleTo(actor)})`

/** SQL: whether the actor sees the current version of a row of `sign`. The twin of `maySeeHistory`. */
export function isWholeFor(actor: Actor): RawBuilder<boolean> {
  if (actor.kind !== 'system' && !mayTakePart(actor).allowed) return sql`false`
  if (actor.kind !== 'account' || actor.isApprover || actor.isAdmin) return sql`true`
  return sql`coalesce(sign.author_id = ${actor.id}, false)`
}

/**
 * SQL: the gloss of a row of `sign` as the actor sees it, in a query of `sign` left join `published_sign`. Who sees only
 * the public version does not learn a gloss that waits for an approver.
 */
export const glossFor = (actor: Actor): RawBuilder<string> =>
  sql`(case when ${isWholeFor(actor)} or published_sign.sign_id is null then sign.gloss
    else published_sign.document->'texts'->>'gloss' end)`

/** Which of these signs a document of the actor may newly name. */
export async function findNameableSigns(
  db: Db | Tx,
  actor: Actor,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from sign where id = any(${ids}::integer[]) and ${isNameableBy(actor)}
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The glosses of these signs as the actor sees them, without signs that a document may not newly name. */
export async function listNameableGlosses(
  db: Db | Tx,
  actor: Actor,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; gloss: string }>`
    select sign.id, ${glossFor(actor)} as gloss
    from sign left join published_sign on published_sign.sign_id = sign.id
    where sign.id = any(${ids}::integer[]) and ${isNameableBy(actor)}
  `.execute(db)
  return new Map(rows.map(({ id, gloss }) => [id, gloss]))
}
