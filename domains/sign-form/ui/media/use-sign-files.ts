import { useCallback, useEffect, useState } from 'react'
import type { SignFilesWire } from '#domains/signs/sign-media.wire.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { describeLoadFailure, requestJson } from '#platform/requests/request-json.ts'
import { type FileOwner, filesPath, isDraft } from './file-owner.ts'

/** Without server-sent events; ms. */
const pollMs = 3000

/**
 * The files of a sign or draft, read again while one of them is converted; undefined until they are read. Files that
 * are shown stay when one of the later requests fails.
 * @param notLoaded the message of a failure other than 404
 */
export function useSignFiles(owner: FileOwner, locale: Locale, notLoaded: string) {
  const [files, setFiles] = useState<SignFilesWire>()
  const [failure, setFailure] = useState<string>()
  const reload = useCallback(async () => {
    const result = await requestJson<SignFilesWire>(filesPath(owner), { locale })
    if (result.ok) setFiles(result.data)
    setFailure(result.ok ? undefined : describeLoadFailure(result, notLoaded))
  }, [owner, locale, notLoaded])
  useEffect(() => void reload(), [reload])

  const isWorking = files?.data.some(({ state }) => state === 'uploaded' || state === 'working') ?? false
  useEffect(() => {
    return isWorking ? followChanges(owner, reload) : undefined
  }, [isWorking, owner, reload])
  return { files, failure, reload }
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
