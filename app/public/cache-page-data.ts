import type { PublishedDictionary } from '#domains/search/index.ts'

interface PageDataCache {
  version: number
  pages: Map<string, unknown>
}

/** As many as the read model keeps documents of signs. */
const maxPages = 500
const caches = new WeakMap<object, PageDataCache>()

/**
 * What a loader makes of the dictionary alone, made once until something public changes, for the pages asked for
 * lately.
 * @param key all that the page depends on but for the dictionary: its kind, id, language, origin
 * @param compute its failure is not kept
 */
export async function cachePageData<Page>(
  dictionary: Pick<PublishedDictionary, 'version'>,
  key: string,
  compute: () => Promise<Page>,
): Promise<Page> {
  const cached = caches.get(dictionary)
  const { version } = dictionary
  const { pages } = cached?.version === version ? cached : { pages: new Map<string, unknown>() }
  caches.set(dictionary, { version, pages })
  const page = (pages.get(key) as Page | undefined) ?? (await compute())
  pages.delete(key)
  if (dictionary.version === version) pages.set(key, page)
  if (pages.size > maxPages) pages.delete(pages.keys().next().value as string)
  return page
}
