import { deleteUpload } from '#domains/media/server/uploads/upload.queries.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { titleOfFile } from '../../eaf-file.ts'
import type { EafMetadata } from '../../eaf-metadata.input.ts'
import { mayChangeRecordings } from '../../recording.policy.ts'
import type { StoredRecording } from '../../recording.ts'
import { replaceMatching } from '../glosses/replace-matching.ts'
import { recordCorpusChange } from '../record-corpus-change.ts'
import { completeVersion } from './eaf-version.queries.ts'
import { type ReadEaf, type ReceivedEaf, withEafFile } from './read-eaf-file.ts'
import { deleteRecordingRow, insertRecording } from './recording.queries.ts'
import type { RecordingContext } from './recording-context.ts'
import { storeFilms } from './recording-films.ts'
import { storeVersion } from './store-version.ts'

/**
 * Reads an annotation file and stores it as a new recording. What the metadata leave empty is filled from the file where the
 * file says it; a recording without title is named after its file.
 * @param films media ids in the order of the media of the file
 * @throws AppError the reasons of `mayChangeRecordings`; what `withEafFile`, `storeVersion` and `storeFilms` throw
 */
export async function createRecording(
  context: RecordingContext,
  actor: Actor,
  {
    file,
    metadata,
    films = [],
  }: {
    file: ReceivedEaf
    metadata: EafMetadata
    films?: readonly (number | null)[]
  },
): Promise<StoredRecording> {
  authorize(mayChangeRecordings(actor))
  const { db, now } = context
  return withEafFile(context, actor, file, async (read) => {
    const { facts, name, upload } = read
    const by = { createdBy: actorId(actor), convention: facts.convention, at: now() }
    return storeVersion(context, actor, read, {
      prepare: (tx) => insertRecording(tx, filledFrom(read, metadata), by),
      remove: ({ recordingId }) => deleteRecordingRow(db, recordingId),
      // The job deletes what has been unfinished for hours.
      finish: ({ id: versionId, recordingId }) =>
        replaceMatching(db, recordingId, {
          plan: (recording) => ({ ...recording, eafVideoId: recordingId, versionId }),
          async store(tx) {
            // Two requests may name one upload.
            if (upload !== undefined && !(await deleteUpload(tx, upload)))
              throw new AppError('upload.notFound')
            await storeFilms(tx, { id: recordingId, versionId, visibility: metadata.visibility }, films)
            await completeVersion(tx, { id: versionId, recordingId, changes: null, at: now() })
            await recordAudit(tx, {
              thing: 'recording',
              ids: [recordingId],
              action: 'created',
              by: actorId(actor),
              at: now(),
            })
            if (metadata.visibility === 'public')
              await recordCorpusChange(tx, [recordingId], { wasPublic: true })
            return { id: recordingId, fileName: name, facts }
          },
        }),
    })
  })
}

const filledFrom = ({ name, facts }: ReadEaf, metadata: EafMetadata): EafMetadata => ({
  ...metadata,
  title: metadata.title || titleOfFile(name),
  author: metadata.author || facts.metadata.author,
  licence: metadata.licence || facts.metadata.licence,
})
