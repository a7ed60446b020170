import type { PublicPerson } from '#domains/accounts/public-person.ts'
import { listPublicPeople } from '#domains/accounts/server/public-people.queries.ts'
import type { Media, MediaProblem } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import { readProblems } from '#domains/media/server/processing/processing.queries.ts'
import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Attribution, DocumentMedia } from '../../sign-document.ts'
import type { SignsContext } from '../signs-context.ts'
import { type FileOwner, holderOf } from './file-holder.ts'
import { findLastAttribution } from './sign-media.queries.ts'
import { listSignerConsents, type SignerConsent } from './signer-consent.queries.ts'

/** A file of the current version of a sign. */
export interface SignMedia extends Omit<DocumentMedia, 'media'> {
  media: Media
  problem: MediaProblem | null
  /** How the signer consented, the newest note first; the name is null when unknown. */
  consents: NamedConsent[]
}

type NamedConsent = Omit<SignerConsent, 'by'> & { by: PublicPerson | null }

interface SignMediaList {
  revision: number
  files: SignMedia[]
  proposed: Attribution
  mayProcessAgain: boolean
  /** Whether the sign is published only when the signer's consent is noted for each video. */
  requiresSignerConsent: boolean
}

/**
 * The files of a sign or draft for people who may edit it, and the attribution to propose for the next one.
 * @throws AppError `sign.notFound`, the reasons of `mayEdit`, `draft.notFound`
 */
export async function listSignMedia(
  context: SignsContext & { db: Db },
  actor: Actor,
  owner: FileOwner,
): Promise<SignMediaList> {
  const { db, requireSignerConsent } = context
  const { document, revision } = await holderOf(context, actor, owner).load(db)
  const ids = document.media.map(({ media }) => media)
  const byId = new Map((await readMedia(db, ids)).map((media) => [media.id, media]))
  const problems = await readProblems(db, ids)
  const consents = await listNamedConsents(db, ids)
  const files = document.media.flatMap(({ media: id, ...file }) => {
    const media = byId.get(id)
    if (!media) return []
    return [{ ...file, media, problem: problems.get(id) ?? null, consents: consents.get(id) ?? [] }]
  })
  const proposed = await findLastAttribution(db, actorId(actor) ?? 0)
  const mayProcessAgain = mayAdminister(actor).allowed
  return { revision, files, proposed, mayProcessAgain, requiresSignerConsent: requireSignerConsent }
}

async function listNamedConsents(db: Db, ids: readonly number[]): Promise<Map<number, NamedConsent[]>> {
  const consents = await listSignerConsents(db, ids)
  const people = await listPublicPeople(
    db,
    [...consents.values()].flat().map(({ by }) => by),
  )
  return new Map(
    [...consents].map(([id, notes]) => [
      id,
      notes.map((note) => ({ ...note, by: people.get(note.by ?? 0) ?? null })),
    ]),
  )
}
