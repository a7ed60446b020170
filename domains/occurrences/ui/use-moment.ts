import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestData } from '#platform/requests/request-json.ts'
import type { MomentWire } from '../moment.wire.ts'
import { momentPath } from '../occurrences-paths.ts'

/** What surrounds the chosen occurrence. A newer request ends the one before. */
export function useMoment(initial: MomentWire | null, locale: Locale) {
  const [moment, setMoment] = useState(initial)
  const [last, setLast] = useState(initial)
  const [hasFailed, setFailed] = useState(false)
  const request = useRef<AbortController>(null)
  if (initial !== last) {
    setLast(initial)
    setMoment(initial)
    setFailed(false)
  }
  useEffect(() => () => request.current?.abort(), [])

  /** @param around another time of the recording, ms */
  async function load(id: number, around?: number): Promise<void> {
    request.current?.abort()
    const controller = new AbortController()
    request.current = controller
    const result = await requestData<MomentWire>(momentPath(locale, id, around), {
      signal: controller.signal,
    })
    if (controller.signal.aborted) return
    setFailed(!result.ok)
    if (result.ok) setMoment(result.data)
  }
  return { moment, hasFailed, load }
}
