import { deleteUpload } from '#domains/media/server/uploads/upload.queries.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { EafChanges } from '../../eaf-file.ts'
import { mayChangeRecordings } from '../../recording.policy.ts'
import type { StoredRecording } from '../../recording.ts'
import { replaceMatching } from '../glosses/replace-matching.ts'
import { recordCorpusChange } from '../record-corpus-change.ts'
import { compareVersions } from './compare-versions.ts'
import { completeVersion, copyHands, deleteVersion } from './eaf-version.queries.ts'
import { type ReceivedEaf, withEafFile } from './read-eaf-file.ts'
import { findRecording } from './recording.queries.ts'
import type { RecordingContext } from './recording-context.ts'
import { refreshOrigins } from './recording-films.ts'
import { storeVersion } from './store-version.ts'

/**
 * Stores a newer version of the file of a recording and makes it the present one. Gloss tiers with the names of earlier ones
 * stay gloss tiers; links made by hand belong to values and stay.
 * @throws AppError the reasons of `mayChangeRecordings`, `eaf.notFound`; `eaf.changed` when another version was stored
 *   meanwhile; what `withEafFile` and `storeVersion` throw
 */
export async function replaceFile(
  context: RecordingContext,
  actor: Actor,
  { id, file }: { id: number; file: ReceivedEaf },
): Promise<StoredRecording & { number: number; changes: EafChanges }> {
  authorize(mayChangeRecordings(actor))
  const { db, now } = context
  const before = await findRecording(db, id)
  if (!before) throw new AppError('eaf.notFound')
  return withEafFile(context, actor, file, async (read) =>
    storeVersion(context, actor, read, {
      prepare: async () => id,
      remove: (version) => deleteVersion(db, version.id),
      async finish({ id: versionId }) {
        const changes = await compareVersions(db, {
          recordingId: id,
          before: before.versionId,
          after: versionId,
        })
        await replaceMatching(db, id, {
          async plan(recording) {
            if (recording.versionId !== before.versionId) throw new AppError('eaf.changed')
            await copyHands(db, { from: before.versionId, to: versionId })
            return { ...recording, eafVideoId: id, versionId }
          },
          async store(tx, { visibility }) {
            if (read.upload !== undefined && !(await deleteUpload(tx, read.upload)))
              throw new AppError('upload.notFound')
            await refreshOrigins(tx, { id, versionId, visibility })
            await completeVersion(tx, { id: versionId, recordingId: id, changes, at: now() })
            await recordAudit(tx, {
              thing: 'recording',
              ids: [id],
              action: 'file-replaced',
              by: actorId(actor),
              at: now(),
            })
            if (visibility === 'public') await recordCorpusChange(tx, [id], { wasPublic: true })
          },
        })
        return { id, fileName: read.name, facts: read.facts, number: before.number + 1, changes }
      },
    }),
  )
}
