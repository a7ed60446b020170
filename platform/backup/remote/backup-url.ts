import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseStorageUrl, type S3Settings } from '../../storage/storage-url.ts'

/** Where remote backups are: a bucket, or a folder such as one of another machine that is mounted here. */
interface BackupLocation {
  s3: S3Settings | undefined
  mediaDir: string
}

/** The settings of remote backups. */
export interface RemoteBackupSettings {
  location: BackupLocation
  /** The file of the key that encrypts and decrypts them. */
  keyFile: string
  /** The number of days with a backup whose newest one remains. */
  keptDays: number
}

/**
 * Reads `s3://…` as in STORAGE_URL, or `file:///FOLDER`.
 * @returns undefined for any other text
 */
export function parseBackupUrl(text: string): BackupLocation | undefined {
  const s3 = parseStorageUrl(text)
  if (s3) return { s3, mediaDir: '' }
  if (!text.startsWith('file:///') || !URL.canParse(text)) return undefined
  try {
    const mediaDir = fileURLToPath(text)
    return isAbsolute(mediaDir) && mediaDir !== '/' ? { s3: undefined, mediaDir } : undefined
  } catch {
    return undefined
  }
}
