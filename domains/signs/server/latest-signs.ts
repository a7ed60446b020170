import { type AccountActor, isMember } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { SignStatus } from '../sign-document.ts'

const maxSigns = 5

/** A sign as a short list names it. */
export interface LatestSign {
  id: number
  gloss: string
  status: Exclude<SignStatus, 'deleted'>
  createdAt: Date
}

/**
 * The signs added last, newest first: approvers and administrators see all of them, other members the published ones
 * and their own, nobody else any. Deleted ones are not among them.
 */
export async function latestSigns({ db }: { db: Db }, viewer: AccountActor): Promise<LatestSign[]> {
  if (!isMember(viewer)) return []
  const rows = await db
    .selectFrom('sign')
    .select(['id', 'gloss', 'status', 'createdAt'])
    .where('status', '<>', 'deleted')
    .$if(!viewer.isApprover && !viewer.isAdmin, (query) =>
      query.where(({ or, eb }) => or([eb('status', '=', 'published'), eb('authorId', '=', viewer.id)])),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxSigns)
    .execute()
  return rows.map((row) => ({ ...row, status: row.status as LatestSign['status'] }))
}
