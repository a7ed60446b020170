import type { AccountActor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { SignStatus } from '../sign-document.ts'
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
