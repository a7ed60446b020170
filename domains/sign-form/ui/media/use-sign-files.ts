import { useCallback, useEffect, useState } from 'react'
import type { SignFilesWire } from '#domains/signs/sign-media.wire.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestJson } from '#platform/requests/request-json.ts'
import { type FileOwner, filesPath, isDraft } from './file-owner.ts'

/** Without server-sent events; ms. */
const pollMs = 3000

/** The files of a sign or draft, read again while one of them is converted. Undefined until they are read, null after a failure. */
export function useSignFiles(owner: FileOwner, locale: Locale) {
  const [files, setFiles] = useState<SignFilesWire | null>()
  const reload = useCallback(async () => {
    const result = await requestJson<SignFilesWire>(filesPath(owner), { locale })
    // Files that are shown stay when one of the later requests fails.
    setFiles((before) => (result.ok ? result.data : (before ?? null)))
  }, [owner, locale])
  useEffect(() => void reload(), [reload])

  const isWorking = files?.data.some(({ state }) => state === 'uploaded' || state === 'working') ?? false
  useEffect(() => {
    return isWorking ? followChanges(owner, reload) : undefined
  }, [isWorking, owner, reload])
  return { files, reload }
}

/**
 * Calls `onChange` whenever the state of a file may have changed. A refused or broken stream of events is replaced by
 * polling, and drafts have none.
 * @returns ends it
 */
function followChanges(owner: FileOwner, onChange: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const poll = () => {
    timer ??= setInterval(() => void onChange(), pollMs)
  }
  if (isDraft(owner)) {
    poll()
    return () => clearInterval(timer)
  }
  const events = new EventSource(`${filesPath(owner)}/events`)
  events.addEventListener('change', () => void onChange())
  events.addEventListener('error', () => {
    // In other states the browser connects again by itself.
    if (events.readyState === EventSource.CLOSED) poll()
  })
  return () => {
    events.close()
    clearInterval(timer)
  }
}
