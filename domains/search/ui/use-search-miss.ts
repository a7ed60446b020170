import { useEffect } from 'react'
import type { ResultsView } from '../presenters/search.presenter.ts'
import type { SearchQuery } from '../search-model.ts'

/** A search has ended when nothing was typed for this long, ms. */
const debounceMs = 2000
const reported = new Set<string>()

/**
 * Reports each text that a general search without filters does not find once to the server, with its language and without
 * any personal data. Robots that run no scripts report nothing; results of cached pages are reported like others.
 */
export function useSearchMiss({ query, total }: ResultsView, isPending: boolean): void {
  const { q, language } = query
  const hasMissed = total === 0 && !isPending && isGeneralSearch(query)
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

const isGeneralSearch = ({ q, type, letter, translationLanguage, filters }: SearchQuery): boolean =>
  q.trim() !== '' &&
  type === 'general' &&
  letter === null &&
  translationLanguage === null &&
  Object.values(filters).every((values) => values.length === 0)
