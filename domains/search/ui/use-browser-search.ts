import { useEffect, useSyncExternalStore } from 'react'
import { prefersReducedData, whenIdle } from '#ui/base/when-idle.ts'
import type { BrowserSearch } from '../engine/browser-index.ts'
import {
  getBrowserSearch,
  invalidateOlderIndex,
  loadBrowserSearch,
  subscribe,
} from './instant/browser-search-store.ts'
import { useSchoolMode } from './school-mode.ts'

/**
 * Search in the browser with the index of one content language. The index is loaded when the page is idle, shared by
 * all pages of a visit, and loaded again after the dictionary changed. Null without an index: while it is loading,
 * when the browser is set to save data, and when loading failed. Then only the server searches.
 * @param version of the dictionary when this page was loaded
 */
export function useBrowserSearch(language: string, version: number): BrowserSearch | null {
  const isSchoolMode = useSchoolMode()
  const search = useSyncExternalStore(
    subscribe,
    () => getBrowserSearch(language),
    () => null,
  )
  useEffect(() => invalidateOlderIndex(version), [version])
  const isMissing = search === null
  useEffect(() => {
    if (isMissing && !prefersReducedData())
      return whenIdle(() => void loadBrowserSearch(language, isSchoolMode))
  }, [isMissing, language, isSchoolMode])
  return search
}
