import { type AccountActor, isMember } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { SignStatus } from '../sign-document.ts'

const maxSigns = 5

/** A sign of a short list. */
export interface LatestSign {
  id: number
  gloss: string
  status: Exclude<SignStatus, 'deleted'>
  createdAt: Date
}

/**
 * The newest signs that are not deleted. Approvers and administrators see all signs, other members the published signs
 * and their own. The twin of `maySee` in SQL.
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
