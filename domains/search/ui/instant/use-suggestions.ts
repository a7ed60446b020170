import { useMemo, useState, useSyncExternalStore } from 'react'
import { isBlank } from '#platform/text/fold.ts'
import { type Suggestions, suggest } from '../../engine/suggestions.ts'
import { getBrowserSearch, subscribe } from './browser-search-store.ts'
import { useServerSuggestions } from './use-server-suggestions.ts'

interface Options {
  language: string
  /** Whether the list is open; only then requests are sent. */
  isOpen: boolean
  /** Whether an option is chosen; then the displayed suggestions do not change. */
  isFrozen: boolean
}

/**
 * The suggestions for a text: immediately from the browser's index if it is loaded, and 150 ms later from the server,
 * with posters and other languages. Earlier suggestions remain until newer ones arrive; null without any.
 */
export function useSuggestions(text: string, { language, isOpen, isFrozen }: Options): Suggestions | null {
  const q = useMemo(() => (isBlank(text) ? '' : text.trim()), [text])
  const search = useSyncExternalStore(
    subscribe,
    () => getBrowserSearch(language),
    () => null,
  )
  const own = useMemo(() => {
    if (search === null || q === '') return null
    const source = { ...search, hasPoster: (id: number) => search.sign(id)?.hasPoster ?? false }
    return suggest(source, q, { language, defaultLanguage: language })
  }, [search, q, language])
  const served = useServerSuggestions(isOpen ? q : '', language)

  const [shown, setShown] = useState<Suggestions | null>(null)
  const current = q === '' ? null : pickSuggestions({ fromIndex: own, fromServer: served, shown, isFrozen })
  if (current !== shown) setShown(current)
  return current
}

interface SuggestionSources {
  fromIndex: Suggestions | null
  fromServer: Suggestions | null | undefined
  shown: Suggestions | null
  isFrozen: boolean
}

/** The index has one language: without an exact match in it, the server's suggestions are awaited. */
function pickSuggestions({ fromIndex, fromServer, shown, isFrozen }: SuggestionSources): Suggestions | null {
  if (isFrozen && shown) return shown
  if (fromServer) return fromServer
  const hasExactMatch = fromIndex?.steps.includes('text') && !fromIndex.steps.includes('typing')
  return hasExactMatch || fromServer === null ? fromIndex : shown
}
