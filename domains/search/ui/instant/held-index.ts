import type { BrowserSearch, SearchIndexFile } from '../../browser-index.ts'

/** An index that could not be had is asked for again after this long, ms. */
const retryAfter = 30_000

/** Kept while the person goes from page to page: the index of one language, the one read last. */
let held: BrowserSearch | null = null
/** The newest version of the dictionary that this visit has heard of. */
let newest = 0
let coming: string | null = null
let failed: { name: string; at: number } | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Calls back whenever an index comes or goes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The search over one language's index; null while there is none. */
export const heldSearch = (language: string): BrowserSearch | null =>
  held?.language === language ? held : null

/** Notes the version that an answer of the server shows; an index of an older one is given up. */
export function learnVersion(version: number): void {
  if (version <= newest) return
  newest = version
  if (held === null || held.version >= version) return
  held = null
  tell()
}

/** Fetches and makes the index of a language, unless it is held or on its way. Fails silently: the server answers. */
export async function loadSearch(language: string): Promise<void> {
  const version = newest
  const name = `${language} ${version}`
  const failedLately = failed?.name === name && Date.now() - failed.at < retryAfter
  if (heldSearch(language) || coming === name || failedLately) return
  coming = name
  const search = await readSearch(language).catch(() => null)
  if (coming !== name) return
  coming = null
  if (version < newest) return loadSearch(language)
  if (search === null || search.version < newest) {
    failed = { name, at: Date.now() }
    return
  }
  newest = search.version
  held = search
  tell()
}

async function readSearch(language: string): Promise<BrowserSearch | null> {
  const [{ openSearchIndex }, answer] = await Promise.all([
    import('../../browser-index.ts'),
    fetch(`/api/search-index/${language}.json?v=${newest}`),
  ])
  if (!answer.ok) return null
  const file = (await answer.json()) as SearchIndexFile
  return openSearchIndex(file, restAfter(8))
}

/** Gives way to the page whenever so many milliseconds have been worked through. */
function restAfter(milliseconds: number) {
  let end = performance.now() + milliseconds
  return async () => {
    if (performance.now() < end) return
    await giveWay()
    end = performance.now() + milliseconds
  }
}

const giveWay = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resume) => setTimeout(resume))
