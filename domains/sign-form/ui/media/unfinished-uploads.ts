import { listRememberedUploads } from '#domains/media/ui/resumable-upload.ts'
import { uploadLifetimeMs } from '#domains/media/upload.ts'
import type { FileOwner } from './file-owner.ts'

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

/** Those of a sign or draft that the server still has. */
export const unfinishedOf = (
  owner: FileOwner,
  remembered: readonly RememberedUpload[],
  now: Date,
): UnfinishedUpload[] =>
  remembered
    .filter(
      ({ metadata, creationTime }) =>
        metadata.owner === owner &&
        metadata.recording !== 'true' &&
        now.getTime() - new Date(creationTime).getTime() < uploadLifetimeMs,
    )
    .map(({ metadata, urlStorageKey, uploadUrl = null }) => ({
      name: metadata.filename ?? '',
      key: urlStorageKey,
      url: uploadUrl,
    }))

/** The uploads of a sign or draft that this browser remembers. */
export const listUnfinished = async (owner: FileOwner): Promise<UnfinishedUpload[]> =>
  unfinishedOf(owner, await listRememberedUploads(), new Date())
