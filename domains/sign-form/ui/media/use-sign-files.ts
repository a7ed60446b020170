import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestApi, type SignFiles } from './media-requests.ts'

const pollMs = 3000

/** The files of a sign, read again while one of them is converted. Undefined until they are read, null after a failure. */
export function useSignFiles(signId: number, locale: Locale) {
  const [files, setFiles] = useState<SignFiles | null>()
  const reload = useCallback(async () => {
    const result = await requestApi<SignFiles>(`/signs/${signId}/media`, { locale })
    // Files that are shown stay when one of the later requests fails.
    setFiles((before) => (result.ok ? result.data : (before ?? null)))
  }, [signId, locale])
  useEffect(() => void reload(), [reload])

  const isWorking = files?.data.some(({ state }) => state === 'uploaded' || state === 'working') ?? false
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => void reload(), pollMs)
    return () => clearInterval(timer)
  }, [isWorking, reload])
  return { files, reload }
}
