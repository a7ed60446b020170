import { useEffect, useState } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestData } from '#platform/requests/request-json.ts'
import type { PresenceWire } from '../sign-form.wire.ts'
import { signFormRequestPath } from '../sign-form-paths.ts'

/** Milliseconds between two reports. */
const interval = 20_000

/** Reports that somebody has a sign open. @returns the names of the others who have it open */
export function usePresence(sign: number | null, locale: Locale): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    if (sign === null) return
    const report = async () => {
      const result = await requestData<PresenceWire>(signFormRequestPath(locale, 'presence'), {
        method: 'POST',
        body: { sign },
      })
      if (result.ok) setOthers(result.data.others)
    }
    void report()
    const timer = setInterval(() => void report(), interval)
    return () => clearInterval(timer)
  }, [sign, locale])
  return others
}
