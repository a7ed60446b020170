import { demoSource } from '#domains/signs/index.ts'
import { system } from '#platform/actor.ts'
import { deleteRecording } from './change-recording.ts'
import { listOrphanedRecordings } from './recording.queries.ts'
import type { RecordingContext } from './recording-context.ts'

/**
 * Deletes the recordings of the demonstration when its signs were removed.
 * @returns the number of deleted recordings
 */
export async function removeDemoRecordings({
  db,
  storage,
  now,
}: Pick<RecordingContext, 'db' | 'storage' | 'now'>): Promise<number> {
  const recordings = await listOrphanedRecordings(db, demoSource)
  for (const recording of recordings) await deleteRecording({ db, storage, now }, system, recording)
  return recordings.length
}
