import type { PublishedDictionary } from '#domains/search/index.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** Makes a thing once for each language, and again when something public has changed. */
export function perVersion<Thing>(make: (dictionary: PublishedDictionary, locale: Locale) => Thing) {
  const kept = new WeakMap<PublishedDictionary, { version: number; byLocale: Map<Locale, Thing> }>()
  return (dictionary: PublishedDictionary, locale: Locale): Thing => {
    const before = kept.get(dictionary)
    const { version } = dictionary
    const current = before?.version === version ? before : { version, byLocale: new Map<Locale, Thing>() }
    kept.set(dictionary, current)
    const thing = current.byLocale.get(locale) ?? make(dictionary, locale)
    current.byLocale.set(locale, thing)
    return thing
  }
}
