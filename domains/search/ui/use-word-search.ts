import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { BrowserSearch } from '../engine/browser-index.ts'
import { presentResults, type ResultsView, type SignCardView } from '../presenters/search.presenter.ts'
import { searchAddress } from '../query/search-address.ts'
import type { SearchQuery } from '../search-model.ts'
import { useBrowserSearch } from './use-browser-search.ts'

/** A request is sent when nothing was typed for this long, ms. */
const debounceMs = 150

interface WordSearchState {
  /** The query as typed and chosen so far. */
  query: SearchQuery
  /** The server's results, or the browser's own until they arrive. */
  view: ResultsView
  /** Whether the server's results for this query are still awaited. */
  isPending: boolean
  changeText(text: string): void
  choose(choice: Partial<SearchQuery>): void
}

/** Search as you type: the browser's index answers at each key, the server 150 ms later; the URL follows. */
export function useWordSearch(
  answer: ResultsView,
  defaultLanguage: string,
  version: number,
): WordSearchState {
  const navigate = useNavigate()
  const isLoading = useNavigation().state !== 'idle'
  const [draft, setDraft] = useState<SearchQuery | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const browser = useBrowserSearch(answer.query.language, version)
  const seenCards = useSeenCards(answer)
  const { filters } = answer

  const submitQuery = useCallback(
    (query: SearchQuery, wait: number) => {
      setDraft(query)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        timer.current = undefined
        // The sheet of filters, if it is open, stays open.
        const address = searchAddress(query, filters) + window.location.hash
        void navigate(address, { replace: true, preventScrollReset: true })
      }, wait)
    },
    [navigate, filters],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  const query = draft ?? answer.query
  const isPending = searchAddress(query) !== searchAddress(answer.query)
  useEffect(() => {
    const wentElsewhere = isPending && !isLoading && timer.current === undefined
    if (wentElsewhere) setDraft(null)
  }, [isPending, isLoading])

  const browserResults = useMemo(
    () => (isPending && browser ? searchInBrowser(browser, query, defaultLanguage, seenCards.current) : null),
    [isPending, browser, query, defaultLanguage, seenCards],
  )
  return {
    query,
    view: browserResults ?? answer,
    isPending: isPending,
    changeText: (q) => submitQuery({ ...query, q, letter: null, page: 1 }, debounceMs),
    choose: (choice) => submitQuery({ ...query, ...choice, page: 1 }, 0),
  }
}

type CardsById = ReadonlyMap<number, SignCardView>

/** Cards of earlier results of the server, because the browser's index contains no pictures. */
function useSeenCards(answer: ResultsView) {
  const pictures = useRef(new Map<number, SignCardView>())
  useEffect(() => {
    for (const card of answer.cards) pictures.current.set(card.id, card)
  }, [answer])
  return pictures
}

function searchInBrowser(
  browser: BrowserSearch,
  query: SearchQuery,
  defaultLanguage: string,
  pictures: CardsById,
): ResultsView | null {
  if (!browser.canAnswer(query)) return null
  const { language } = query
  const view = presentResults(browser.search(query), query, { language, defaultLanguage }, browser.entry)
  // Another language may have a match, so the server's results are awaited.
  if (view.total === 0) return null
  const cards = view.cards.map((card) => {
    const known = pictures.get(card.id)
    if (!known) return card
    const { poster, preview, articulation, isDemo } = known
    return { ...card, poster, preview, articulation, isDemo }
  })
  return { ...view, cards }
}
