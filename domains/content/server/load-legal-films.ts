import type { Media } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { LegalVersion } from '../legal-version.ts'

/**
 * The signed films of a legal version by id. The published dictionary has those of the newest versions that it has read;
 * people also read the version that they accepted, and one that was published a moment ago.
 * @param input.known what the dictionary has, so that nothing is read without need
 */
export async function loadLegalFilms(
  { db }: { db: Db },
  { version, known }: { version: LegalVersion; known: (id: number) => Media | undefined },
): Promise<ReadonlyMap<number, Media>> {
  const ids = Object.values(version.texts).flatMap(({ videoId }) => videoId ?? [])
  const films = ids.flatMap((id) => known(id) ?? [])
  const missing = ids.filter((id) => !films.some((film) => film.id === id))
  const read = await readMedia(db, missing)
  return new Map([...films, ...read].map((film) => [film.id, film]))
}
