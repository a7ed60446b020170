import { useRef, useState } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestData } from '#platform/requests/request-json.ts'
import type { SignChoice } from '../form-choices.ts'
import type { FoundSignsWire } from '../sign-form.wire.ts'
import { signFormRequestPath } from '../sign-form-paths.ts'

/** Milliseconds without typing before the server is asked. */
const pause = 250

/** Finds signs by gloss or translation while somebody types; an earlier answer is ignored. */
export function useSignLookup(locale: Locale, onFound: (signs: readonly SignChoice[]) => void = () => {}) {
  const [found, setFound] = useState<readonly SignChoice[]>([])
  const [isSearching, setSearching] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')

  function search(text: string): void {
    latest.current = text
    clearTimeout(timer.current)
    setSearching(text.trim() !== '')
    if (text.trim() === '') {
      setFound([])
      return
    }
    timer.current = setTimeout(async () => {
      const path = `${signFormRequestPath(locale, 'lookup')}?${new URLSearchParams({ q: text })}`
      const result = await requestData<FoundSignsWire>(path)
      if (!result.ok || latest.current !== text) return
      setSearching(false)
      onFound(result.data.signs)
      setFound(result.data.signs)
    }, pause)
  }
  return { found, isSearching, search }
}
