/** Data of a page as one text. */
export type Serialized<Data> = string & { readonly isSerialized?: Data }

/**
 * Packs what a loader sends, when it has hundreds of parts: the router writes every part for itself and costs more
 * than rendering them. For data that JSON can say.
 */
export const serialize = <Data>(data: Data): Serialized<Data> => JSON.stringify(data) as Serialized<Data>

const maxEntries = 200
const cache = new Map<string, unknown>()

/** The data again; the same object for the same text, as long as it is among the last few. */
export function deserialize<Data>(serialized: Serialized<Data>): Data {
  const cached = cache.get(serialized)
  if (cached !== undefined) return cached as Data
  const data = JSON.parse(serialized) as Data
  if (cache.size >= maxEntries) cache.delete(cache.keys().next().value as string)
  cache.set(serialized, data)
  return data
}
