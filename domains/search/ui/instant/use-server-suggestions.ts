import { useEffect, useState } from 'react'
import { foreignLanguagesLast, type Suggestions } from '../../engine/suggestions.ts'
import { invalidateOlderIndex } from './browser-search-store.ts'

/** The server is asked when the person has not typed for this long, ms. */
const debounceMs = 150

/** Posters by sign, as the server named them in this visit: the index knows only that there is one. */
const posters = new Map<number, string>()
const maxCachedPosters = 2000

export const cachedPosterOf = (id: number): string | undefined => posters.get(id)

interface Received {
  q: string
  language: string
  /** null: it could not be had. */
  suggestions: Suggestions | null
}

interface SuggestionsResponse {
  data: Suggestions['signs']
  meta: { total: number; forgiven: boolean; version: number }
}

/**
 * What the server finds in all languages, asked once per pause in typing; an answer that comes late is dropped.
 * @param q '' asks nothing
 * @returns undefined until the answer to this very text is there, null when it could not be had
 */
export function useServerSuggestions(q: string, language: string): Suggestions | null | undefined {
  const [received, setReceived] = useState<Received | null>(null)
  useEffect(() => {
    if (q === '') return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(q, language, controller.signal).then(
        (suggestions) => setReceived({ q, language, suggestions }),
        () => {
          if (!controller.signal.aborted) setReceived({ q, language, suggestions: null })
        },
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q, language])
  return received?.q === q && received.language === language ? received.suggestions : undefined
}

async function fetchSuggestions(q: string, language: string, signal: AbortSignal): Promise<Suggestions> {
  const address = `/api/search-index/${language}/signs?${new URLSearchParams({ q })}`
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const { data, meta } = (await answer.json()) as SuggestionsResponse
  invalidateOlderIndex(meta.version)
  if (posters.size > maxCachedPosters) posters.clear()
  for (const { id, poster } of data) if (poster) posters.set(id, poster)
  return foreignLanguagesLast({ q, signs: data, total: meta.total, forgiven: meta.forgiven }, language)
}
