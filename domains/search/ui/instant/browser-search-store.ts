import type { BrowserSearch, SearchIndexFile } from '../../engine/browser-index.ts'

/** An index that could not be had is asked for again after this long, ms. */
const retryAfterMs = 30_000

/** Kept while the person goes from page to page: the index of one language, the one read last. */
let currentSearch: BrowserSearch | null = null
/** The newest version of the dictionary that this visit has heard of. */
let newestVersion = 0
let loadingKey: string | null = null
let lastFailure: { name: string; at: number } | null = null
const listeners = new Set<() => void>()

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** Calls back whenever an index comes or goes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The search over one language's index; null while there is none. */
export const getBrowserSearch = (language: string): BrowserSearch | null =>
  currentSearch?.language === language ? currentSearch : null

/** Notes the version that an answer of the server shows; an index of an older one is given up. */
export function invalidateOlderIndex(version: number): void {
  if (version <= newestVersion) return
  newestVersion = version
  if (currentSearch === null || currentSearch.version >= version) return
  currentSearch = null
  notifyListeners()
}

/** Fetches and makes the index of a language, unless it is held or on its way. Fails silently: the server answers. */
export async function loadBrowserSearch(language: string): Promise<void> {
  const version = newestVersion
  const name = `${language} ${version}`
  const failedLately = lastFailure?.name === name && Date.now() - lastFailure.at < retryAfterMs
  if (getBrowserSearch(language) || loadingKey === name || failedLately) return
  loadingKey = name
  const search = await fetchBrowserSearch(language).catch(() => null)
  if (loadingKey !== name) return
  loadingKey = null
  if (version < newestVersion) return loadBrowserSearch(language)
  if (search === null || search.version < newestVersion) {
    lastFailure = { name, at: Date.now() }
    return
  }
  newestVersion = search.version
  currentSearch = search
  notifyListeners()
}

async function fetchBrowserSearch(language: string): Promise<BrowserSearch | null> {
  const [{ openSearchIndex }, answer] = await Promise.all([
    import('../../engine/browser-index.ts'),
    fetch(`/api/search-index/${language}.json?v=${newestVersion}`),
  ])
  if (!answer.ok) return null
  const file = (await answer.json()) as SearchIndexFile
  return openSearchIndex(file, yieldEvery(8))
}

/** Gives way to the page whenever so many milliseconds have been worked through. */
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
