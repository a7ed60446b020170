import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { PromiseCache } from '#platform/promise-cache.ts'

/** As many as documents of signs that the published dictionary caches. */
const maxPages = 500
const caches = new WeakMap<object, { version: number; pages: PromiseCache<unknown> }>()

/**
 * Caches what a loader computes from the published dictionary alone, until the dictionary changes.
 * @param key everything else that the result depends on: kind of page, id, locale
 * @param compute called once for concurrent requests; its failure is not cached
 */
export function cachePageData<Page>(
  dictionary: Pick<PublishedDictionary, 'version'>,
  key: string,
  compute: () => Promise<Page>,
): Promise<Page> {
  let cache = caches.get(dictionary)
  if (cache?.version !== dictionary.version) {
    cache = { version: dictionary.version, pages: new PromiseCache({ maxEntries: maxPages }) }
    caches.set(dictionary, cache)
  }
  return cache.pages.get(key, compute) as Promise<Page>
}
