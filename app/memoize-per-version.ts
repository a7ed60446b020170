import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** Computes a value once for each locale, and again when the published dictionary has changed. */
export function memoizePerVersion<Value>(
  compute: (dictionary: PublishedDictionary, locale: Locale) => Value,
) {
  const cache = new WeakMap<PublishedDictionary, { version: number; byLocale: Map<Locale, Value> }>()
  return (dictionary: PublishedDictionary, locale: Locale): Value => {
    const cached = cache.get(dictionary)
    const { version } = dictionary
    const current = cached?.version === version ? cached : { version, byLocale: new Map<Locale, Value>() }
    cache.set(dictionary, current)
    const value = current.byLocale.get(locale) ?? compute(dictionary, locale)
    current.byLocale.set(locale, value)
    return value
  }
}
