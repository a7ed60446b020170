import { useCallback, useEffect, useState } from 'react'
import type { SignFilesWire } from '#domains/signs/sign-media.wire.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestJson } from '#platform/requests/request-json.ts'

/** Without server-sent events; ms. */
const pollMs = 3000

/** The files of a sign, read again while one of them is converted. Undefined until they are read, null after a failure. */
export function useSignFiles(signId: number, locale: Locale) {
  const [files, setFiles] = useState<SignFilesWire | null>()
  const reload = useCallback(async () => {
    const result = await requestJson<SignFilesWire>(`/api/signs/${signId}/media`, { locale })
    // Files that are shown stay when one of the later requests fails.
    setFiles((before) => (result.ok ? result.data : (before ?? null)))
  }, [signId, locale])
  useEffect(() => void reload(), [reload])

  const isWorking = files?.data.some(({ state }) => state === 'uploaded' || state === 'working') ?? false
  useEffect(() => {
    return isWorking ? followChanges(signId, reload) : undefined
  }, [isWorking, signId, reload])
  return { files, reload }
}

/**
 * Calls `onChange` whenever the state of a file may have changed. A refused or broken stream of events is replaced by
 * polling.
 * @returns ends it
 */
function followChanges(signId: number, onChange: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const events = new EventSource(`/api/signs/${signId}/media/events`)
  events.addEventListener('change', () => void onChange())
  events.addEventListener('error', () => {
    // In other states the browser connects again by itself.
    if (events.readyState === EventSource.CLOSED) timer ??= setInterval(() => void onChange(), pollMs)
  })
  return () => {
    events.close()
    clearInterval(timer)
  }
}
