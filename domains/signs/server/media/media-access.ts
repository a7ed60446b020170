import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { isMember } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { PromiseCache } from '#platform/promise-cache.ts'
import { maySee } from '../../sign.policy.ts'
import { findMediaOwner, isMediaPublic, isSenderOfFilm, listSignsOfMedia } from './media-access.queries.ts'

/**
 * Who may load a stored file: everybody (`public`), or the actor because they may see a sign that has it (`private`). Of
 * what is public, the uploaded original is for those who may edit the sign, unless pages show it or it is offered to all.
 * @throws AppError `media.notFound` for unknown files, and for those that the actor may not see
 */
export type FindMediaAccess = (key: string, actor: () => Promise<Actor>) => Promise<'public' | 'private'>

const maxRemembered = 20_000

/** Remembers which files are public until the next public change. */
export function createMediaAccess({
  db,
  version,
  offersOriginals,
}: {
  db: Db
  version: () => number
  offersOriginals: boolean
}): FindMediaAccess {
  const remembered = new PromiseCache<boolean>({ maxEntries: maxRemembered })

  const isPublic = (key: string) =>
    remembered.get(`${version()} ${key}`, async () => {
      const owner = await findMediaOwner(db, key)
      return owner !== undefined && (owner.isShown || offersOriginals) && isMediaPublic(db, owner.id)
    })

  return async (key, findActor) => {
    if (await isPublic(key)) return 'public'
    const owner = await findMediaOwner(db, key)
    if (owner && (await mayLoad(db, owner, await findActor()))) return 'private'
    throw new AppError('media.notFound')
  }
}

/** Who may see the changes of the sign that wait for approval; of a file that no sign has any more: who may see all signs. */
async function mayLoad(
  db: Db,
  owner: NonNullable<Awaited<ReturnType<typeof findMediaOwner>>>,
  actor: Actor,
): Promise<boolean> {
  if (!isMember(actor)) return false
  if (owner.audience === 'members') return true
  if (owner.audience === 'administrators') return mayReadAsAdministrator(actor).allowed
  if (owner.isOfMessage)
    return mayReadAsAdministrator(actor).allowed || isSenderOfFilm(db, owner.id, actor.id)
  if (actor.isAdmin || actor.isApprover || owner.uploadedBy === actor.id) return true
  const signs = await listSignsOfMedia(db, owner)
  // The later changes of a published sign are seen by its author and by those who decide about it.
  return signs.some(
    ({ status, authorId }) =>
      maySee(actor, { status: status === 'published' ? 'pending' : status, authorId }).allowed,
  )
}
