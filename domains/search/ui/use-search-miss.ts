import { useEffect } from 'react'
import type { ResultsView } from '../presenters/search.presenter.ts'

/** A search has ended when nothing was typed for this long, ms. */
const debounceMs = 2000
const reported = new Set<string>()

/** Reports each text without a result once to the server, with its language and without any personal data. */
export function useSearchMiss({ query, total }: ResultsView, isPending: boolean): void {
  const { q, language, letter } = query
  const hasMissed = total === 0 && q.trim() !== '' && letter === null && !isPending
  useEffect(() => {
    if (!hasMissed || reported.has(`${language}/${q}`)) return
    const timer = setTimeout(() => {
      reported.add(`${language}/${q}`)
      const body = new Blob([JSON.stringify({ text: q, language })], { type: 'application/json' })
      navigator.sendBeacon('/api/search-miss', body)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [hasMissed, q, language])
}
