import { useEffect, useState } from 'react'
import type { BrowserSearch } from '../browser-index.ts'

/** Waits until the browser has nothing better to do; returns what calls it off. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}

async function load(language: string, version: number): Promise<BrowserSearch | null> {
  const [{ openSearchIndex }, answer] = await Promise.all([
    import('../browser-index.ts'),
    fetch(`/api/search-index/${language}.json?v=${version}`),
  ])
  return answer.ok ? openSearchIndex(await answer.json()) : null
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Search in the browser over the index of one content language, loaded when the page is idle and again when the
 * dictionary has changed; null until then, and where it cannot be had: the server answers alone.
 */
export function useBrowserSearch(language: string, version: number): BrowserSearch | null {
  const [search, setSearch] = useState<BrowserSearch | null>(null)
  useEffect(() => {
    if (savesData()) return
    let isWanted = true
    const cancel = whenIdle(() => {
      load(language, version).then(
        (loaded) => isWanted && setSearch(loaded),
        () => isWanted && setSearch(null),
      )
    })
    return () => {
      isWanted = false
      cancel()
    }
  }, [language, version])
  return search?.language === language ? search : null
}
