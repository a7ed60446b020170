import type { Media } from '#domains/media/index.ts'
import type { OccurrenceFilm } from '../occurrence.ts'

/** A film of a recording with its files. */
export interface FilmOfMoment extends Omit<OccurrenceFilm, 'media'> {
  media: Media
}

/** Films with their files, in their order; a film without a medium is left out. */
export function withMedia(films: readonly OccurrenceFilm[], media: readonly Media[]): FilmOfMoment[] {
  const byId = new Map(media.map((one) => [one.id, one]))
  return films.flatMap((film) => {
    const found = byId.get(film.media)
    return found ? [{ ...film, media: found }] : []
  })
}
