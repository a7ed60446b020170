import type { PublishedDictionary } from '#domains/search/index.ts'

interface Kept {
  version: number
  pages: Map<string, unknown>
}

/** As many as the read model keeps documents of signs. */
const mostKept = 500
const known = new WeakMap<object, Kept>()

/**
 * What a loader makes of the dictionary alone, made once until something public changes, for the pages asked for
 * lately.
 * @param key all that the page depends on but for the dictionary: its kind, id, language, origin
 * @param make its failure is not kept
 */
export async function keptPage<Page>(
  dictionary: Pick<PublishedDictionary, 'version'>,
  key: string,
  make: () => Promise<Page>,
): Promise<Page> {
  const before = known.get(dictionary)
  const { version } = dictionary
  const { pages } = before?.version === version ? before : { pages: new Map<string, unknown>() }
  known.set(dictionary, { version, pages })
  const page = (pages.get(key) as Page | undefined) ?? (await make())
  pages.delete(key)
  if (dictionary.version === version) pages.set(key, page)
  if (pages.size > mostKept) pages.delete(pages.keys().next().value as string)
  return page
}
