import { useMemo, useState, useSyncExternalStore } from 'react'
import { foldQuery } from '../../fold.ts'
import { type Suggestions, suggest } from '../../suggestions.ts'
import { heldSearch, subscribe } from './held-index.ts'
import { useServerSuggestions } from './use-server-suggestions.ts'

interface Options {
  language: string
  /** The list is open: the server may be asked. */
  isOpen: boolean
  /** The person has chosen one of those that stand there: they stay, whatever the server adds. */
  isHeld: boolean
}

/**
 * The signs for a text: at once from the browser's index where there is one, and 150 ms later from the server, with
 * posters and other languages. What was found before stays until something newer is there; null while nothing is.
 */
export function useSuggestions(text: string, { language, isOpen, isHeld }: Options): Suggestions | null {
  const q = useMemo(() => (foldQuery(text) === '' ? '' : text.trim()), [text])
  const search = useSyncExternalStore(
    subscribe,
    () => heldSearch(language),
    () => null,
  )
  const own = useMemo(() => {
    if (search === null || q === '') return null
    const source = { ...search, hasPoster: (id: number) => search.sign(id)?.hasPoster ?? false }
    return suggest(source, q, { language, defaultLanguage: language })
  }, [search, q, language])
  const served = useServerSuggestions(isOpen ? q : '', language)

  const [shown, setShown] = useState<Suggestions | null>(null)
  const current = q === '' ? null : chosenOf({ own, served, shown, isHeld })
  if (current !== shown) setShown(current)
  return current
}

interface Found {
  own: Suggestions | null
  served: Suggestions | null | undefined
  shown: Suggestions | null
  isHeld: boolean
}

/** An index of one language that finds nothing, or only with an error forgiven, leaves the word to the server. */
function chosenOf({ own, served, shown, isHeld }: Found): Suggestions | null {
  if (isHeld && shown) return shown
  if (served) return served
  const isSure = own !== null && own.total > 0 && !own.forgiven
  return isSure || served === null ? own : shown
}
