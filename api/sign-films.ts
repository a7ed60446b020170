import { Hono } from 'hono'
import { parseFilmFile } from '#domains/elan-vocabulary/film-path.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Actor } from '#platform/actor.ts'
import { visitor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { sendStoredFile } from '#platform/http/media-routes.ts'
import type { Storage } from '#platform/storage/storage.ts'

interface SignFilmsContext {
  dictionary: Pick<PublishedDictionary, 'card'>
  storage: Storage
  /** Throws AppError `media.notFound` for a file that visitors may not load. */
  findMediaAccess: (key: string, actor: () => Promise<Actor>) => Promise<unknown>
}

/** The address stays while the film is replaced, so caches ask each time. */
const cacheControl = 'public, no-cache'

/**
 * `/films/<sign id>.mp4`: the present main film of a published sign, with ranges. Vocabularies of ELAN link to it. Without
 * such a sign or film the answer is 404.
 */
export const signFilmRoutes = (
  { dictionary, storage, findMediaAccess }: SignFilmsContext,
  { allowsEmbedding }: { allowsEmbedding: boolean },
): Hono =>
  new Hono().get('/:file', async (c) => {
    const id = parseFilmFile(c.req.param('file'))
    const key = id === undefined ? null : dictionary.card(id)?.video
    if (!key) throw new AppError('media.notFound')
    await findMediaAccess(key, async () => visitor)
    return sendStoredFile(c, storage, key, { cacheControl, allowsEmbedding })
  })
