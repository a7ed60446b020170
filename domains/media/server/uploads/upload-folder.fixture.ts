import type { Db } from '#platform/db/transaction.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { castId, loadCast } from '#seeds/cast.ts'
import { anActor } from '#tests/cast.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openUploads } from './open-uploads.ts'

/** For tests: Bruno and Carla with accounts, and a folder for uploads that processes open. */
export async function anUploadFolder(db: Db, { now = () => new Date() }: { now?: () => Date } = {}) {
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  await loadCast(db)
  const folder = await temporaryFolder()
  return {
    bruno: anActor({ id: await castId(db, 'bruno') }),
    carla: anActor({ id: await castId(db, 'carla') }),
    folder,
    openProcess: () =>
      openUploads({ db, storage: fileSystemStorage(folder), folder, quotaBytes: 20_000_000_000, now }),
  }
}
