type TranslateFunction = (key: string, options?: Record<string, unknown>) => string

/** The cache is cleared at this size: frequent texts are soon cached again, search texts are not. */
const maxEntries = 2000

/**
 * Caches the results of a `t`: a page of cards translates the same few texts hundreds of times. Only for
 * messages that never change.
 */
export function memoizeTranslations<Translate>(translate: Translate): Translate {
  const t = translate as TranslateFunction
  const cache = new Map<string, string>()
  const memoized: TranslateFunction = (key, options) => {
    const name = options ? cacheKey(key, options) : key
    if (name === undefined) return t(key, options)
    const text = cache.get(name) ?? t(key, options)
    if (cache.size >= maxEntries) cache.clear()
    cache.set(name, text)
    return text
  }
  return memoized as Translate
}

function cacheKey(key: string, options: Record<string, unknown>): string | undefined {
  let name = key
  for (const option in options) {
    const value = options[option]
    if (typeof value === 'object') return
    name += ` ${option} ${value}`
  }
  return name
}
