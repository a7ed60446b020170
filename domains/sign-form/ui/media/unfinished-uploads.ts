import { listRememberedUploads } from '#domains/media/ui/resumable-upload.ts'
import { uploadLifetimeMs } from '#domains/media/upload.ts'

/** An upload that an earlier visit of this browser began. */
export interface UnfinishedUpload {
  name: string
  /** Of the browser's storage. */
  key: string
  /** Null before the server answered. */
  url: string | null
}

interface RememberedUpload {
  metadata: Record<string, string>
  creationTime: string
  urlStorageKey: string
  uploadUrl?: string | null
}

/** Those of a sign that the server still has. */
export const unfinishedOf = (
  signId: number,
  remembered: readonly RememberedUpload[],
  now: Date,
): UnfinishedUpload[] =>
  remembered
    .filter(
      ({ metadata, creationTime }) =>
        metadata.sign === String(signId) &&
        metadata.recording !== 'true' &&
        now.getTime() - new Date(creationTime).getTime() < uploadLifetimeMs,
    )
    .map(({ metadata, urlStorageKey, uploadUrl = null }) => ({
      name: metadata.filename ?? '',
      key: urlStorageKey,
      url: uploadUrl,
    }))

/** The uploads of a sign that this browser remembers. */
export const listUnfinished = async (signId: number): Promise<UnfinishedUpload[]> =>
  unfinishedOf(signId, await listRememberedUploads(), new Date())
