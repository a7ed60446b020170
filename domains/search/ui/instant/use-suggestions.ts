import { useMemo, useState, useSyncExternalStore } from 'react'
import { foldQuery } from '#platform/text/fold.ts'
import { type Suggestions, suggest } from '../../engine/suggestions.ts'
import { getBrowserSearch, subscribe } from './browser-search-store.ts'
import { useServerSuggestions } from './use-server-suggestions.ts'

interface Options {
  language: string
  /** The list is open: the server may be asked. */
  isOpen: boolean
  /** The person has chosen one of those that stand there: they stay, whatever the server adds. */
  isFrozen: boolean
}

/**
 * The signs for a text: at once from the browser's index where there is one, and 150 ms later from the server, with
 * posters and other languages. What was found before stays until something newer is there; null while nothing is.
 */
export function useSuggestions(text: string, { language, isOpen, isFrozen }: Options): Suggestions | null {
  const q = useMemo(() => (foldQuery(text) === '' ? '' : text.trim()), [text])
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

/** An index of one language that finds nothing, or only with an error forgiven, leaves the word to the server. */
function pickSuggestions({ fromIndex, fromServer, shown, isFrozen }: SuggestionSources): Suggestions | null {
  if (isFrozen && shown) return shown
  if (fromServer) return fromServer
  const isSure = fromIndex !== null && fromIndex.total > 0 && !fromIndex.forgiven
  return isSure || fromServer === null ? fromIndex : shown
}
