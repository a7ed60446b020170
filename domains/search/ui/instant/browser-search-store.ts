import { fetchJson } from '#platform/requests/fetch-json.ts'
import type { BrowserSearch, SearchIndexFile } from '../../engine/browser-index.ts'
import { schoolParameter } from '../school-mode.ts'

/** After a failure, loading is tried again after this long, ms. */
const retryAfterMs = 30_000

/** The index of the language that was loaded last; it outlives navigation between pages. */
let currentSearch: BrowserSearch | null = null
/** The newest dictionary version that any response of this visit contained. */
let newestVersion = 0
let loadingKey: string | null = null
let lastFailure: { name: string; at: number } | null = null
const listeners = new Set<() => void>()

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** Calls back whenever an index is loaded or removed. Returns a function that ends the subscription. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The search in the index of a language; null when it is not loaded. */
export const getBrowserSearch = (language: string): BrowserSearch | null =>
  currentSearch?.language === language ? currentSearch : null

/** Records the dictionary version of a response; an index of an older version is removed. */
export function invalidateOlderIndex(version: number): void {
  if (version <= newestVersion) return
  newestVersion = version
  if (currentSearch === null || currentSearch.version >= version) return
  currentSearch = null
  notifyListeners()
}

/**
 * Loads the index of a language unless it is loaded or loading. It fails silently: the server can still search. The
 * school mode does not change during a visit of pages, because its switch loads a document.
 */
export async function loadBrowserSearch(language: string, isSchoolMode = false): Promise<void> {
  const version = newestVersion
  const name = `${language} ${version}`
  const hasFailedRecently = lastFailure?.name === name && Date.now() - lastFailure.at < retryAfterMs
  if (getBrowserSearch(language) || loadingKey === name || hasFailedRecently) return
  loadingKey = name
  const search = await fetchBrowserSearch(language, isSchoolMode).catch(() => null)
  if (loadingKey !== name) return
  loadingKey = null
  if (version < newestVersion) return loadBrowserSearch(language, isSchoolMode)
  if (search === null || search.version < newestVersion) {
    lastFailure = { name, at: Date.now() }
    return
  }
  newestVersion = search.version
  currentSearch = search
  notifyListeners()
}

async function fetchBrowserSearch(language: string, isSchoolMode: boolean): Promise<BrowserSearch> {
  const query = new URLSearchParams({ v: String(newestVersion), ...schoolParameter(isSchoolMode) })
  const [{ openSearchIndex }, file] = await Promise.all([
    import('../../engine/browser-index.ts'),
    fetchJson<SearchIndexFile>(`/api/search-index/${language}.json?${query}`),
  ])
  return openSearchIndex(file, yieldEvery(8))
}

/** Yields to the page after so many milliseconds of work. */
function yieldEvery(milliseconds: number) {
  let end = performance.now() + milliseconds
  return async () => {
    if (performance.now() < end) return
    await yieldToMain()
    end = performance.now() + milliseconds
  }
}

const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resume) => setTimeout(resume))
