import type { PublishedDictionary } from '#domains/search/index.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** Makes a thing once for each language, and again when something public has changed. */
export function memoizePerVersion<Thing>(
  compute: (dictionary: PublishedDictionary, locale: Locale) => Thing,
) {
  const cache = new WeakMap<PublishedDictionary, { version: number; byLocale: Map<Locale, Thing> }>()
  return (dictionary: PublishedDictionary, locale: Locale): Thing => {
    const cached = cache.get(dictionary)
    const { version } = dictionary
    const current = cached?.version === version ? cached : { version, byLocale: new Map<Locale, Thing>() }
    cache.set(dictionary, current)
    const value = current.byLocale.get(locale) ?? compute(dictionary, locale)
    current.byLocale.set(locale, value)
    return value
  }
}
