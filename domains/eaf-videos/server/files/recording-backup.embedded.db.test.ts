import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createBackup } from '#platform/backup/create-backup.ts'
import { mediaFilesFromStorage } from '#platform/backup/media-files.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { loadCast } from '#seeds/cast.ts'
import { cast } from '#tests/cast.ts'
import { openEmbeddedDatabase, useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { createRecording } from './create-recording.ts'
import { openVersionFile } from './get-recording.ts'
import { anEafText, noMetadata, received, recordingContext } from './received-eaf.fixture.ts'
import { replaceFile } from './replace-file.ts'

const source = await useDatabase()

test('a backup contains recordings with all versions of their files, and restores them [ELN-01]', async () => {
  await loadCast(source.db)
  const context = await recordingContext(source.db)
  const first = anEafText(['CASA'])
  const { id } = await createRecording(context, cast.ana, { file: received(first), metadata: noMetadata })
  await replaceFile(context, cast.ana, { id, file: received(anEafText(['CASA', 'LER'])) })
  const folder = await temporaryFolder()
  await createBackup(source, folder, { media: mediaFilesFromStorage(context.storage) })

  const target = await openEmbeddedDatabase('memory://', { files: 'empty' })
  onTestFinished(() => target.close())
  const storage = fileSystemStorage(await temporaryFolder())
  await restoreBackup(target, folder, { media: mediaFilesFromStorage(storage) })
  const restored = { db: target.db, storage }
  expect(await text((await openVersionFile(restored, cast.ana, { id, number: 1 })).content)).toBe(first)
  const annotations = (db: typeof target.db) =>
    db.selectFrom('eafAnnotation').selectAll().orderBy('versionId').orderBy('position').execute()
  expect(await annotations(target.db)).toEqual(await annotations(source.db))
})
