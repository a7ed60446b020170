import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { BrowserSearch } from '../engine/browser-index.ts'
import { presentResults, type ResultsView, type SignCardView } from '../presenters/search.presenter.ts'
import { searchAddress } from '../query/search-address.ts'
import type { SearchQuery } from '../search-model.ts'
import { useBrowserSearch } from './use-browser-search.ts'

/** The server is asked when the person has not typed for this long, ms. */
const debounceMs = 150

interface WordSearchState {
  /** What the person asks for now. */
  query: SearchQuery
  /** What is shown: the server's answer, or the browser's own until it comes. */
  view: ResultsView
  /** The server has not answered this query yet. */
  isPending: boolean
  changeText(text: string): void
  choose(choice: Partial<SearchQuery>): void
}

/** Search as you type: the browser's index answers at each key, the server 150 ms later; the address follows. */
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
        void navigate(searchAddress(query, filters), { replace: true, preventScrollReset: true })
      }, wait)
    },
    [navigate, filters],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  const query = draft ?? answer.query
  const isAsking = searchAddress(query) !== searchAddress(answer.query)
  useEffect(() => {
    const wentElsewhere = isAsking && !isLoading && timer.current === undefined
    if (wentElsewhere) setDraft(null)
  }, [isAsking, isLoading])

  const browserResults = useMemo(
    () => (isAsking && browser ? searchInBrowser(browser, query, defaultLanguage, seenCards.current) : null),
    [isAsking, browser, query, defaultLanguage, seenCards],
  )
  return {
    query,
    view: browserResults ?? answer,
    isPending: isAsking,
    changeText: (q) => submitQuery({ ...query, q, letter: null, page: 1 }, debounceMs),
    choose: (choice) => submitQuery({ ...query, ...choice, page: 1 }, 0),
  }
}

type CardsById = ReadonlyMap<number, SignCardView>

/** Cards that the server has shown here before: the browser's index knows no pictures. */
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
  // What the index of one language does not find may stand in another: the server's answer is awaited.
  if (view.total === 0) return null
  const cards = view.cards.map((card) => {
    const known = pictures.get(card.id)
    return known ? { ...card, poster: known.poster, preview: known.preview, isDemo: known.isDemo } : card
  })
  return { ...view, cards }
}
