import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { Moment } from '../moment.ts'
import { mayReadAllOccurrences } from '../occurrence.policy.ts'
import { type FilmOfMoment, withMedia } from './films-with-media.ts'
import { findMoment } from './moment.queries.ts'

export interface MomentWithFilms extends Omit<Moment, 'films'> {
  films: FilmOfMoment[]
}

/**
 * An occurrence with what surrounds it and the films of its recording. Two queries.
 * @param input.around another time of the recording, ms; null for that of the occurrence
 * @throws AppError the reasons of `mayReadAllOccurrences`; `occurrence.notFound`
 */
export async function getMoment(
  { db }: { db: Db },
  actor: Actor,
  { id, around }: { id: number; around: number | null },
): Promise<MomentWithFilms> {
  authorize(mayReadAllOccurrences(actor))
  const moment = await findMoment(db, { id, around })
  if (!moment) throw new AppError('occurrence.notFound')
  const media = await readMedia(
    db,
    moment.films.map((film) => film.media),
  )
  return { ...moment, films: withMedia(moment.films, media) }
}
