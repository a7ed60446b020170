import { sql } from 'kysely'
import type { AccountActor, Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { SignDocument, SignStatus } from '../sign-document.ts'
import { glossFor, isVisibleTo } from './visible-signs.queries.ts'

/** A sign of any status in a list for programs. */
export interface SignOfStatus {
  id: number
  gloss: string
  status: SignStatus
  revision: number
  publishedRevision: number | null
  authorId: number | null
  changedAt: Date
}

export interface StatusList {
  status: SignStatus
  /** Number of signs to skip, and of signs wanted. */
  from: number
  size: number
}

/** The signs of a status that a member sees, the last changed first, and their number. Two queries. */
export async function listVisibleSigns(
  db: Db,
  actor: AccountActor,
  { status, from, size }: StatusList,
): Promise<{ signs: SignOfStatus[]; total: number }> {
  const visible = db.selectFrom('sign').where('status', '=', status).where(isVisibleTo(actor))
  const { total } = await visible
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await visible
    .leftJoin('publishedSign', 'publishedSign.signId', 'sign.id')
    .select(['sign.id', 'sign.revision', 'authorId', 'changedAt'])
    .select(glossFor(actor).as('gloss'))
    .select('publishedSign.revision as publishedRevision')
    .orderBy('changedAt', 'desc')
    .orderBy('sign.id', 'desc')
    .offset(from)
    .limit(size)
    .execute()
  return { signs: rows.map((row) => ({ ...row, status })), total: Number(total) }
}

/** These signs as a person sees them, in this order; without those that the person may not see. One query. */
export async function listSignsById(db: Db, actor: Actor, ids: readonly number[]): Promise<SignOfStatus[]> {
  const { rows } = await sql<SignOfStatus>`
    select sign.id, sign.status, sign.revision, sign.author_id, sign.changed_at, ${glossFor(actor)} as gloss,
      published_sign.revision as published_revision
    from sign left join published_sign on published_sign.sign_id = sign.id
    where sign.id = any(${ids}::integer[]) and ${isVisibleTo(actor)}
    order by array_position(${ids}::integer[], sign.id)
  `.execute(db)
  return rows
}

/** A sign with its newest version; undefined for an unknown id. One query. */
export async function findCurrentVersion(
  db: Db,
  id: number,
): Promise<(Omit<SignOfStatus, 'gloss'> & { document: SignDocument }) | undefined> {
  const { rows } = await sql<Omit<SignOfStatus, 'gloss'> & { document: SignDocument }>`
    select sign.id, sign.status, sign.revision, sign.author_id, sign.changed_at, sign_version.document,
      published_sign.revision as published_revision
    from sign
    join sign_version on sign_version.sign_id = sign.id and sign_version.revision = sign.revision
    left join published_sign on published_sign.sign_id = sign.id
    where sign.id = ${id}
  `.execute(db)
  return rows[0]
}
