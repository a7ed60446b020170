import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { EafVisibility } from '../../eaf-video.ts'
import { findFileMetadata, listFilms, listFreeFilms, setAudience, writeFilms } from './recording.queries.ts'

/**
 * Stores the films of a recording, whose order is that of the media in the file, and lets those load them who see the
 * recording. The moment 0 of the annotations in a film comes from the file.
 * @param films media ids; null where a medium of the file has no film
 * @returns the media that the recording had and has no more
 * @throws AppError `eaf.filmUsed` for a medium that is no new video for administrators
 */
export async function storeFilms(
  tx: Tx,
  recording: { id: number; versionId: number; visibility: EafVisibility },
  films: readonly (number | null)[],
): Promise<number[]> {
  const before = (await listFilms(tx, recording.id)).map(({ mediaId }) => mediaId)
  const wanted = films.flatMap((mediaId, index) =>
    mediaId === null ? [] : [{ mediaId, position: index + 1 }],
  )
  const added = wanted.map(({ mediaId }) => mediaId).filter((id) => !before.includes(id))
  const { rows: free } = await listFreeFilms(tx, added)
  const isOnce = new Set(wanted.map(({ mediaId }) => mediaId)).size === wanted.length
  if (free.length < added.length || !isOnce) throw new AppError('eaf.filmUsed')
  const media = (await findFileMetadata(tx, recording.versionId))?.media ?? []
  const rows = wanted.map((film) => ({ ...film, originMs: media[film.position - 1]?.timeOrigin ?? 0 }))
  await writeFilms(tx, recording.id, rows)
  await setAudience(tx, added, recording.visibility)
  return before.filter((id) => !wanted.some(({ mediaId }) => mediaId === id))
}

/** After a new version: the same films with the origins of its file. */
export async function refreshOrigins(
  tx: Tx,
  recording: { id: number; versionId: number; visibility: EafVisibility },
): Promise<void> {
  const films = await listFilms(tx, recording.id)
  const places = Math.max(0, ...films.map(({ position }) => position))
  const byPlace = Array.from(
    { length: places },
    (_, index) => films.find(({ position }) => position === index + 1)?.mediaId ?? null,
  )
  await storeFilms(tx, recording, byPlace)
}
