/** The five interface locales; the path of every page starts with one of them. */
export const locales = ['pt', 'en', 'de', 'hu', 'et'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'pt'

/** BCP 47 tags for `Intl` and `lang` attributes; Portuguese is Brazilian. */
export const localeTags: Record<Locale, string> = { pt: 'pt-BR', en: 'en', de: 'de', hu: 'hu', et: 'et' }

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)
