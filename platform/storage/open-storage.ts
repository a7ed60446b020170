import type { Config } from '#platform/config.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import type { Log } from '#platform/log/log.ts'
import { fileSystemStorage } from './file-system-storage.ts'
import type { Storage } from './storage.ts'

/**
 * Opens the storage of the settings: S3, or a folder. An S3 that does not respond is only logged, because pages without
 * files need none, and the files are there when it responds again.
 * @throws AppError `storage.refused` if key, secret, region or bucket are wrong
 */
export async function openStorage(config: Pick<Config, 's3' | 'mediaDir'>, log?: Log): Promise<Storage> {
  if (!config.s3) return fileSystemStorage(config.mediaDir)
  // Most installations have no S3: its client would lengthen every start.
  const { s3Storage } = await import('./s3-storage.ts')
  const storage = s3Storage(config.s3)
  try {
    await storage.check()
  } catch (error) {
    if (!isAppError(error) || error.code !== 'storage.unreachable') throw error
    log?.warn({ err: error }, 'the file storage does not respond')
  }
  return storage
}
