/** Data of a page as JSON text. */
export type Serialized<Data> = string & { readonly isSerialized?: Data }

/**
 * Serializes loader data that has hundreds of values. React Router encodes each value separately, which takes longer
 * than rendering them. Only for data that JSON can represent.
 */
export function serialize<Data>(data: Data): Serialized<Data> {
  const serialized = JSON.stringify(data) as Serialized<Data>
  // The page that is rendered next reads it.
  remember(serialized, data)
  return serialized
}

/** Also used in the browser: a Map in insertion order, so that no library has to be loaded. */
const maxEntriesInBrowser = 200
/** On the server a text is read again only while its page is rendered; kept longer, it costs time of the garbage collector. */
const maxEntriesOnServer = 16
const maxEntries = typeof window === 'undefined' ? maxEntriesOnServer : maxEntriesInBrowser
const cache = new Map<string, unknown>()

/** Returns the same object for the same text while that is among the last ones, so that renders can compare it. */
export function deserialize<Data>(serialized: Serialized<Data>): Data {
  const cached = cache.get(serialized)
  if (cached !== undefined) return cached as Data
  const data = JSON.parse(serialized) as Data
  remember(serialized, data)
  return data
}

function remember(serialized: string, data: unknown): void {
  if (cache.size >= maxEntries) cache.delete(cache.keys().next().value as string)
  cache.set(serialized, data)
}
