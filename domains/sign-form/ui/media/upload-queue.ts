import { createUpload, type ResumableUpload, type UploadFailure } from '#domains/media/ui/resumable-upload.ts'
import type { Trim } from '#domains/media/upload.ts'
import type { MediaRole } from '#domains/signs/sign-document.ts'
import type { AttachmentWire, ConsentedAttributionWire } from '#domains/signs/sign-media.wire.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestJson } from '#platform/requests/request-json.ts'
import { currentOwner, type FileOwner, filesPath, ownerAfterSave } from './file-owner.ts'

/** A file on its way to a sign, or to a draft of a new sign. */
export interface QueuedUpload {
  id: number
  owner: FileOwner
  name: string
  state: 'uploading' | 'paused' | 'storing' | 'interrupted' | 'refused'
  /** 0–100. */
  percent: number
  secondsLeft: number | null
  /** Why the server refused it, in the language of the page. */
  problem: string | null
}

interface NewUpload extends ConsentedAttributionWire {
  owner: FileOwner
  file: File
  role: MediaRole
  locale: Locale
  /** Whether the browser's camera recorded it. */
  isRecording?: boolean
  /** The part of a video that is shown. */
  trim?: Trim | undefined
}

// Outside of React, so that uploads go on while somebody describes the sign in other stages.
let uploads: readonly QueuedUpload[] = []
let lastId = 0
const running = new Map<number, ResumableUpload>()
const listeners = new Set<() => void>()

function publish(next: readonly QueuedUpload[]): void {
  uploads = next
  for (const listener of listeners) listener()
}
const update = (id: number, change: Partial<QueuedUpload>) =>
  publish(uploads.map((one) => (one.id === id ? { ...one, ...change } : one)))
const remove = (id: number) => {
  running.delete(id)
  publish(uploads.filter((one) => one.id !== id))
}

/** The browser asks before a page is left whose uploads would end. */
function handleBeforeUnload(event: BeforeUnloadEvent): void {
  if (uploads.some(({ state }) => state === 'uploading' || state === 'storing')) event.preventDefault()
}

export const currentUploads = (): readonly QueuedUpload[] => uploads

/** The uploads among these that become files of an owner. */
export const uploadsOf = (owner: FileOwner, all: readonly QueuedUpload[]): QueuedUpload[] =>
  all.filter((upload) => currentOwner(upload.owner) === owner)

export function subscribeUploads(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Uploads a file and attaches it to a sign or a draft. A file whose upload was interrupted goes on where it stopped.
 * @returns the id of the upload in the queue, as soon as it has started
 */
export async function startUpload({ file, isRecording = false, ...attachment }: NewUpload): Promise<number> {
  const { owner, locale } = attachment
  window.addEventListener('beforeunload', handleBeforeUnload)
  lastId += 1
  const id = lastId
  let startedAt = Date.now()
  let startedWith: number | undefined
  publish([
    ...uploads,
    { id, owner, name: file.name, state: 'uploading', percent: 0, secondsLeft: null, problem: null },
  ])
  const upload = createUpload(file, {
    locale,
    metadata: { owner, ...(isRecording && { recording: 'true' }) },
    isRemembered: true,
    onProgress(sent, total) {
      if (startedWith === undefined || sent < startedWith) {
        startedWith = sent
        startedAt = Date.now()
      }
      const speed = (sent - startedWith) / (Date.now() - startedAt)
      update(id, {
        percent: Math.floor((sent / total) * 100),
        secondsLeft: speed > 0 ? Math.ceil((total - sent) / speed / 1000) : null,
      })
    },
    onFailure: (failure) => update(id, { ...stateAfter(failure), secondsLeft: null }),
    onSuccess: (uploaded) => void attach(id, uploaded, attachment),
  })
  running.set(id, upload)
  await upload.start()
  return id
}

async function attach(
  id: number,
  upload: string,
  { owner, locale, ...attachment }: Omit<NewUpload, 'file' | 'isRecording'>,
): Promise<void> {
  update(id, { state: 'storing', percent: 100, secondsLeft: null })
  const body: AttachmentWire = { upload, ...attachment }
  const asked = currentOwner(owner)
  const result = await requestJson(filesPath(asked), { method: 'POST', locale, body })
  if (result.ok) return remove(id)
  // The draft became a sign meanwhile, which takes the file.
  const owned = await ownerAfterSave(owner)
  if (owned !== asked) return attach(id, upload, { owner: owned, locale, ...attachment })
  update(id, stateAfter({ isRefused: result.problem !== undefined, problem: result.problem ?? null }))
}

const stateAfter = ({ isRefused, problem }: UploadFailure): Partial<QueuedUpload> =>
  isRefused ? { state: 'refused', problem } : { state: 'interrupted' }

export async function pauseUpload(id: number): Promise<void> {
  await running.get(id)?.pause()
  update(id, { state: 'paused', secondsLeft: null })
}

export function resumeUpload(id: number): void {
  update(id, { state: 'uploading', problem: null })
  running.get(id)?.resume()
}

/** Stops an upload and deletes what arrived of it; without a connection it expires. */
export async function cancelUpload(id: number): Promise<void> {
  const upload = running.get(id)
  remove(id)
  await upload?.cancel()
}
