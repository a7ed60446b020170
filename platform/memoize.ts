/**
 * Computes a value once for each key. Creating an Intl object takes as long as rendering a list of cards. There is no
 * limit, so use it only where there are few keys, such as languages and time zones.
 */
export function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>()
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const value = compute(key)
    cache.set(key, value)
    return value
  }
}
