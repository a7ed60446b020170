import type { Media, MediaProblem } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import { readProblems } from '#domains/media/server/processing/processing.queries.ts'
import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { MediaRole } from '../../sign-document.ts'
import type { Attribution } from '../import/media.queries.ts'
import { requireEditableSign } from './editable-sign.ts'
import { findLastAttribution } from './sign-media.queries.ts'

/** A file of the current version of a sign. */
export interface SignMedia {
  role: MediaRole
  media: Media
  problem: MediaProblem | null
}

interface SignMediaList {
  revision: number
  files: SignMedia[]
  proposed: Attribution
  mayProcessAgain: boolean
}

/**
 * The files of a sign for people who may edit it, and the attribution to propose for the next one.
 * @throws AppError `sign.notFound`, the reasons of `mayEdit`
 */
export async function listSignMedia(
  { db }: { db: Db },
  actor: Actor,
  signId: number,
): Promise<SignMediaList> {
  const { document, revision } = await requireEditableSign(db, actor, signId)
  const ids = document.media.map(({ media }) => media)
  const byId = new Map((await readMedia(db, ids)).map((media) => [media.id, media]))
  const problems = await readProblems(db, ids)
  const files = document.media.flatMap(({ role, media: id }) => {
    const media = byId.get(id)
    return media ? [{ role, media, problem: problems.get(id) ?? null }] : []
  })
  const proposed = await findLastAttribution(db, actorId(actor) ?? 0)
  return { revision, files, proposed, mayProcessAgain: mayAdminister(actor).allowed }
}
