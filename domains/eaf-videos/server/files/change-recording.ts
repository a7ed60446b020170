import { deleteUnusedMedia } from '#domains/signs/server/unused-media.queries.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { EafMetadata } from '../../eaf-metadata.input.ts'
import type { EafVisibility } from '../../eaf-video.ts'
import { mayChangeRecordings } from '../../recording.policy.ts'
import { recordCorpusChange } from '../record-corpus-change.ts'
import { lockRecording } from './eaf-version.queries.ts'
import {
  deleteRecordingRow,
  listFileKeysOf,
  listFilms,
  setAudience,
  updateRecording,
} from './recording.queries.ts'
import type { RecordingContext } from './recording-context.ts'
import { storeFilms } from './recording-films.ts'

type Context = Pick<RecordingContext, 'db' | 'storage' | 'now'>

/** A recording as the person saw it. */
interface SeenRecording {
  id: number
  revision: number
}

/**
 * Changes metadata, visibility and films of a recording. Its films have the same visibility. Fields and
 * films that are not given stay.
 * @throws AppError `eaf.notFound`, `eaf.changed`, `eaf.filmUsed`; the reasons of `mayChangeRecordings`
 */
export async function changeRecording(
  { db, storage, now }: Context,
  actor: Actor,
  {
    metadata,
    films,
    ...seen
  }: SeenRecording & { metadata: Partial<EafMetadata>; films?: readonly (number | null)[] | undefined },
): Promise<void> {
  authorize(mayChangeRecordings(actor))
  const unused = await inTransaction(db, async (tx) => {
    const before = await requireSeen(tx, seen)
    const visibility = metadata.visibility ?? before.visibility
    await updateRecording(tx, seen.id, metadata, now())
    const removed = films ? await storeFilms(tx, { ...before, visibility }, films) : []
    if (visibility !== before.visibility) await setAudience(tx, await mediaIdsOf(tx, seen.id), visibility)
    const keys = await deleteUnusedMedia(tx, removed)
    await recordAudit(tx, {
      thing: 'recording',
      ids: [seen.id],
      action: 'changed',
      facts: { revision: seen.revision + 1 },
      by: actorId(actor),
      at: now(),
    })
    if (visibility === 'public' || before.visibility === 'public')
      await recordCorpusChange(tx, [seen.id], { wasPublic: true })
    return keys
  })
  for (const key of unused) await storage.delete(key)
}

/**
 * Deletes a recording with all versions of its file, its films, annotations, occurrences and decisions.
 * @throws AppError `eaf.notFound`, `eaf.changed`; the reasons of `mayChangeRecordings`
 */
export async function deleteRecording(
  { db, storage, now }: Context,
  actor: Actor,
  seen: SeenRecording,
): Promise<{ title: string }> {
  authorize(mayChangeRecordings(actor))
  const { title, keys } = await inTransaction(db, async (tx) => {
    const recording = await requireSeen(tx, seen)
    const files = await listFileKeysOf(tx, seen.id)
    const films = await mediaIdsOf(tx, seen.id)
    await deleteRecordingRow(tx, seen.id)
    const filmKeys = await deleteUnusedMedia(tx, films)
    await recordAudit(tx, {
      thing: 'recording',
      ids: [seen.id],
      action: 'deleted',
      by: actorId(actor),
      at: now(),
    })
    if (recording.visibility === 'public') await recordCorpusChange(tx, [seen.id], { wasPublic: true })
    return { title: recording.title, keys: [...files.map(({ fileKey }) => fileKey), ...filmKeys] }
  })
  for (const key of keys) await storage.delete(key)
  return { title }
}

async function requireSeen(tx: Tx, { id, revision }: SeenRecording) {
  const recording = await lockRecording(tx, id)
  if (!recording || recording.versionId === null) throw new AppError('eaf.notFound')
  if (recording.revision !== revision) throw new AppError('eaf.changed')
  return {
    ...recording,
    versionId: recording.versionId,
    visibility: recording.visibility as EafVisibility,
  }
}

const mediaIdsOf = async (tx: Tx, id: number) => (await listFilms(tx, id)).map(({ mediaId }) => mediaId)
