import { useEffect, useSyncExternalStore } from 'react'
import type { BrowserSearch } from '../engine/browser-index.ts'
import {
  getBrowserSearch,
  invalidateOlderIndex,
  loadBrowserSearch,
  subscribe,
} from './instant/browser-search-store.ts'
import { prefersReducedData, whenIdle } from './instant/when-idle.ts'

/**
 * Search in the browser over the index of one content language, loaded when the page is idle and kept from page to
 * page, and loaded again when the dictionary has changed; null until then, for those who save data, and where it
 * cannot be had: the server answers alone.
 * @param version of the dictionary, as this page was told
 */
export function useBrowserSearch(language: string, version: number): BrowserSearch | null {
  const search = useSyncExternalStore(
    subscribe,
    () => getBrowserSearch(language),
    () => null,
  )
  useEffect(() => invalidateOlderIndex(version), [version])
  const isMissing = search === null
  useEffect(() => {
    if (isMissing && !prefersReducedData()) return whenIdle(() => void loadBrowserSearch(language))
  }, [isMissing, language])
  return search
}
