/** A content language: a column of forms and CSV, never a locale of routes (D23). */
export interface Language {
  id: number
  /** BCP 47. */
  code: string
  isDefault: boolean
  /** Offered for comparison only; signs get no translations in it by form. */
  otherLanguage: boolean
  position: number
  notes: string | null
  /** Its name, by the language in which the name is written. */
  names: Record<string, string>
}

/** The fallback of data; an installation without languages falls back to `pt`. */
export const defaultLanguageCode = (languages: readonly Language[]): string =>
  languages.find((language) => language.isDefault)?.code ?? 'pt'

/** Those that signs are translated into; the others are first languages of people, and offered for comparison. */
export const translationLanguages = (languages: readonly Language[]): Language[] =>
  languages.filter(({ otherLanguage }) => !otherLanguage)
