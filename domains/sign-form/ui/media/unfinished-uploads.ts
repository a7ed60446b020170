import { defaultOptions, Upload } from 'tus-js-client'
import { uploadLifetimeMs } from '#domains/media/upload.ts'
import type { Locale } from '#platform/i18n/locales.ts'

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
export async function listUnfinished(signId: number): Promise<UnfinishedUpload[]> {
  const remembered = (await defaultOptions.urlStorage?.findAllUploads()) ?? []
  return unfinishedOf(signId, remembered, new Date())
}

/** Forgets an upload and deletes what arrived of it; without a connection that expires. */
export async function discardUnfinished({ key, url }: UnfinishedUpload, locale: Locale): Promise<void> {
  await defaultOptions.urlStorage?.removeUpload(key)
  if (url) await Upload.terminate(url, { headers: { 'accept-language': locale } }).catch(() => {})
}
