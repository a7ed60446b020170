import type { Media, MediaProblem } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import { readProblems } from '#domains/media/server/processing/processing.queries.ts'
import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { MediaRole } from '../../sign-document.ts'
import type { Attribution } from '../import/media.queries.ts'
import type { PublicationRules } from '../signs-context.ts'
import { requireEditableSign } from './editable-sign.ts'
import { findLastAttribution, readSignerConsents } from './sign-media.queries.ts'

/** A file of the current version of a sign. */
export interface SignMedia {
  role: MediaRole
  media: Media
  problem: MediaProblem | null
  signerConsent: string | null
}

interface SignMediaList {
  revision: number
  files: SignMedia[]
  proposed: Attribution
  mayProcessAgain: boolean
  /** Whether the sign is published only when the signer's consent is noted for each video. */
  requiresSignerConsent: boolean
}

/**
 * The files of a sign for people who may edit it, and the attribution to propose for the next one.
 * @throws AppError `sign.notFound`, the reasons of `mayEdit`
 */
export async function listSignMedia(
  { db, requireSignerConsent = false }: { db: Db } & PublicationRules,
  actor: Actor,
  signId: number,
): Promise<SignMediaList> {
  const { document, revision } = await requireEditableSign(db, actor, signId)
  const ids = document.media.map(({ media }) => media)
  const byId = new Map((await readMedia(db, ids)).map((media) => [media.id, media]))
  const problems = await readProblems(db, ids)
  const consents = await readSignerConsents(db, ids)
  const files = document.media.flatMap(({ role, media: id }) => {
    const media = byId.get(id)
    if (!media) return []
    const [problem, signerConsent] = [problems.get(id) ?? null, consents.get(id) ?? null]
    return [{ role, media, problem, signerConsent }]
  })
  const proposed = await findLastAttribution(db, actorId(actor) ?? 0)
  const mayProcessAgain = mayAdminister(actor).allowed
  return { revision, files, proposed, mayProcessAgain, requiresSignerConsent: requireSignerConsent }
}
