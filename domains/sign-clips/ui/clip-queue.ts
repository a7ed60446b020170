import { signOwner } from '#domains/sign-form/ui/media/file-owner.ts'
import {
  cancelUpload,
  currentUploads,
  resumeUpload,
  startUpload,
  subscribeUploads,
} from '#domains/sign-form/ui/media/upload-queue.ts'
import type { ConsentedAttributionWire } from '#domains/signs/sign-media.wire.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestData } from '#platform/requests/request-json.ts'
import type { CreatedSignWire } from '../sign-clips.wire.ts'
import { clipSignPath } from '../sign-clips-paths.ts'
import type { Clip } from './clip.ts'

/** How far a file is: `sent` is attached to its sign; a failed one can be sent again. */
export type ClipProgress =
  | { state: 'waiting' }
  | { state: 'sending'; percent: number }
  | { state: 'sent'; signId: number }
  | { state: 'failed'; problem: string | null }

interface Sending extends ConsentedAttributionWire {
  locale: Locale
  /** Called with each change. */
  onProgress: (clipId: number, progress: ClipProgress) => void
  /** Called when the new sign of a gloss exists. */
  onCreated: (gloss: string, signId: number) => void
}

/** A second file is prepared while one is sent; more would only share the connection. */
const atOnce = 2

/** The interrupted upload of a file, which goes on when it is sent again. */
const interrupted = new Map<number, number>()

/** Sends files one after the other. Signs are created before their first file; files of one new gloss share a sign. */
export async function sendClips(
  clips: readonly Clip[],
  { locale, onProgress, onCreated, ...attribution }: Sending,
): Promise<void> {
  const newSigns = new Map<string, Promise<CreatedSign>>()
  const waiting = [...clips]
  for (const { id } of waiting) onProgress(id, { state: 'waiting' })

  async function send(clip: Clip): Promise<void> {
    const { id, file, role, target } = clip
    onProgress(id, { state: 'sending', percent: 0 })
    const sign = await signOf(target)
    if ('problem' in sign) return onProgress(id, { state: 'failed', problem: sign.problem })
    const earlier = interrupted.get(id)
    interrupted.delete(id)
    if (earlier !== undefined) resumeUpload(earlier)
    const upload =
      earlier ?? (await startUpload({ owner: signOwner(sign.id), file, role, locale, ...attribution }))
    const report = (percent: number) => onProgress(id, { state: 'sending', percent })
    onProgress(id, await followUpload(upload, { clipId: id, signId: sign.id, report }))
  }

  async function signOf(target: Clip['target']): Promise<CreatedSign> {
    if (target.kind === 'sign') return { id: target.sign.id }
    if (target.kind !== 'new') return { problem: null }
    const gloss = target.gloss.trim()
    const known = newSigns.get(gloss)
    if (known) return known
    const created = createSign(gloss, locale)
    newSigns.set(gloss, created)
    const sign = await created
    if ('id' in sign) onCreated(gloss, sign.id)
    return sign
  }

  const work = async () => {
    for (let clip = waiting.shift(); clip; clip = waiting.shift()) await send(clip)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

type CreatedSign = { id: number } | { problem: string | null }

async function createSign(gloss: string, locale: Locale): Promise<CreatedSign> {
  const result = await requestData<CreatedSignWire>(clipSignPath(locale), { method: 'POST', body: { gloss } })
  return result.ok ? result.data : { problem: result.errors?.gloss ?? result.problem ?? null }
}

/** Waits until an upload is attached, refused or interrupted. */
function followUpload(
  uploadId: number,
  { clipId, signId, report }: { clipId: number; signId: number; report: (percent: number) => void },
): Promise<ClipProgress> {
  return new Promise((resolve) => {
    const check = () => {
      const upload = currentUploads().find(({ id }) => id === uploadId)
      if (upload?.state === 'uploading' || upload?.state === 'storing') return report(upload.percent)
      unsubscribe()
      if (!upload) return resolve({ state: 'sent', signId })
      if (upload.state === 'refused') void cancelUpload(uploadId)
      else interrupted.set(clipId, uploadId)
      resolve({ state: 'failed', problem: upload.problem })
    }
    const unsubscribe = subscribeUploads(check)
    check()
  })
}
