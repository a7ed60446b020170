/**
 * Makes a thing once for each key and keeps it: what Intl makes costs as much as a whole list of cards. For keys of
 * which there are few, as languages and time zones.
 */
export function memoize<Thing>(make: (key: string) => Thing): (key: string) => Thing {
  const cache = new Map<string, Thing>()
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const value = make(key)
    cache.set(key, value)
    return value
  }
}
