import { useEffect, useState } from 'react'
import { fetchJson } from '#platform/requests/fetch-json.ts'
import { foreignLanguagesLast, type Suggestion, type Suggestions } from '../../engine/suggestions.ts'
import type { SuggestionsWire } from '../../suggestions.wire.ts'
import { schoolParameter, useSchoolMode } from '../school-mode.ts'
import { invalidateOlderIndex } from './browser-search-store.ts'

/** A request is sent when nothing was typed for this long, ms. */
const debounceMs = 150

type Picture = Pick<Suggestions['signs'][number], 'poster' | 'articulation'>

/** Pictures by sign from the responses of this visit; the index contains only whether a sign has a poster. */
const pictures = new Map<number, Picture>()
const maxCachedPictures = 2000

/** The poster or the articulation of a suggestion; the search index of the browser has none, so a former answer may know it. */
export function pictureOf({
  id,
  poster,
  articulation,
}: Pick<Suggestion, 'id' | 'poster' | 'articulation'>): Picture {
  const known = pictures.get(id)
  return {
    poster: poster ?? known?.poster ?? null,
    articulation: articulation ?? known?.articulation ?? null,
  }
}

interface Received {
  q: string
  language: string
  /** Null when the request failed. */
  suggestions: Suggestions | null
}

/**
 * The server's suggestions in all languages, requested once per pause in typing. Late responses are ignored.
 * @param q '' sends no request
 * @returns undefined until the response for this text has arrived, null when the request failed
 */
export function useServerSuggestions(q: string, language: string): Suggestions | null | undefined {
  const isSchoolMode = useSchoolMode()
  const [received, setReceived] = useState<Received | null>(null)
  useEffect(() => {
    if (q === '') return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions({ q, ...schoolParameter(isSchoolMode) }, language, controller.signal).then(
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
  }, [q, language, isSchoolMode])
  return received?.q === q && received.language === language ? received.suggestions : undefined
}

async function fetchSuggestions(
  query: { q: string; school?: string },
  language: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  const { q } = query
  const address = `/api/search-index/${language}/signs?${new URLSearchParams({ ...query })}`
  const { data, meta } = await fetchJson<SuggestionsWire>(address, { signal })
  invalidateOlderIndex(meta.version)
  if (pictures.size > maxCachedPictures) pictures.clear()
  for (const { id, poster, articulation } of data) pictures.set(id, { poster, articulation })
  return foreignLanguagesLast({ q, signs: data, total: meta.total, steps: meta.steps }, language)
}
