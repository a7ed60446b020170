/**
 * The interface languages in the order of menus; the path of every page starts with one of their codes. Each has a tag for
 * `Intl` and `lang` attributes (BCP 47; Portuguese is Brazilian) and its own name. The recipe for a further one is
 * docs/interface-languages.md.
 */
const interfaceLanguages = {
  pt: { tag: 'pt-BR', name: 'Português' },
  en: { tag: 'en', name: 'English' },
  de: { tag: 'de', name: 'Deutsch' },
  hu: { tag: 'hu', name: 'Magyar' },
  et: { tag: 'et', name: 'Eesti' },
}
export type Locale = keyof typeof interfaceLanguages
export const defaultLocale: Locale = 'pt'

export const locales = Object.keys(interfaceLanguages) as [Locale, ...Locale[]]

/**
 * English with accents and longer words, which shows texts outside `locales/`: development also accepts it in paths.
 * Menus do not offer it. The production build replaces the condition by `false`.
 */
export const pseudoLocale = 'en-XA'
const acceptsPseudoLocale = process.env.NODE_ENV === 'development'

const valuesOf = (key: 'tag' | 'name') =>
  Object.fromEntries([
    ...Object.entries(interfaceLanguages).map(([code, language]) => [code, language[key]]),
    [pseudoLocale, pseudoLocale],
  ]) as Record<Locale | typeof pseudoLocale, string>

export const localeTags = valuesOf('tag')

/** The name of each interface language in itself. */
export const localeNames = valuesOf('name')

export const isLocale = (value: unknown): value is Locale =>
  locales.includes(value as Locale) || (acceptsPseudoLocale && value === pseudoLocale)
