import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { Media } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { unpackedName } from '../../eaf-file.ts'
import { mayReadRecordings } from '../../recording.policy.ts'
import type { FilmRow, RecordingRow, TierRow, VersionRow, WholeRecordingRow } from '../../recording.ts'
import { findRecording, listTiers, listVersions } from './recording.queries.ts'

/** A recording with the contents of its present file, without annotations. */
export interface RecordingDetails {
  recording: WholeRecordingRow
  tiers: TierRow[]
  films: (FilmRow & { media: Media | undefined })[]
}

/**
 * A recording with its present file.
 * @throws AppError `eaf.notFound`; the reasons of `mayReadRecordings`
 */
export async function getRecording(
  { db }: { db: Db },
  actor: Actor,
  { id }: { id: number },
): Promise<RecordingDetails> {
  authorize(mayReadRecordings(actor))
  const recording = await requireRecording(db, id)
  const media = await readMedia(
    db,
    recording.films.map(({ mediaId }) => mediaId),
  )
  return {
    recording,
    tiers: await listTiers(db, recording.versionId),
    films: recording.films.map((film) => ({ ...film, media: media.find((one) => one.id === film.mediaId) })),
  }
}

/**
 * The head of the page of a recording.
 * @throws AppError `eaf.notFound`; the reasons of `mayReadRecordings`
 */
export async function getRecordingHead(
  { db }: { db: Db },
  actor: Actor,
  { id }: { id: number },
): Promise<RecordingRow> {
  authorize(mayReadRecordings(actor))
  return requireRecording(db, id)
}

/**
 * The versions of the file of a recording, newest first, with the names of those who uploaded them.
 * @throws AppError `eaf.notFound`; the reasons of `mayReadRecordings`
 */
export async function getRecordingVersions(
  { db }: { db: Db },
  actor: Actor,
  { id, locale }: { id: number; locale: Locale },
): Promise<(VersionRow & { by: string | null })[]> {
  authorize(mayReadRecordings(actor))
  const versions = await listVersions(db, id)
  if (versions.length === 0) throw new AppError('eaf.notFound')
  const nameOf = await loadDisplayNames(
    db,
    versions.map(({ uploadedBy }) => uploadedBy),
    locale,
  )
  return versions.map((version) => ({ ...version, by: nameOf(version.uploadedBy) }))
}

/**
 * The file of a version as it was uploaded, without compression.
 * @throws AppError `eaf.notFound`, `eaf.versionNotFound`, `media.notFound`; the reasons of `mayReadRecordings`
 */
export async function openVersionFile(
  { db, storage }: { db: Db; storage: Storage },
  actor: Actor,
  { id, number }: { id: number; number: number },
): Promise<{ name: string; content: Readable }> {
  authorize(mayReadRecordings(actor))
  const version = (await listVersions(db, id)).find((one) => one.number === number)
  if (!version) throw new AppError('eaf.versionNotFound')
  const packed = await storage.read(version.fileKey)
  const content = createGunzip()
  packed.on('error', (error) => content.destroy(error))
  return { name: unpackedName(version.fileName), content: packed.pipe(content) }
}

async function requireRecording(db: Db, id: number): Promise<WholeRecordingRow> {
  const recording = await findRecording(db, id)
  if (!recording) throw new AppError('eaf.notFound')
  return recording
}
