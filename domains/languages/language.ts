/** A language of the content: of translations and texts. Not a locale of the interface. */
export interface Language {
  id: number
  /** BCP 47 tag. */
  code: string
  isDefault: boolean
  /** Used for comparison and as the first language of people; signs are not translated into it. */
  otherLanguage: boolean
  position: number
  notes: string | null
  /** Its name, by the language of the name. */
  names: Record<string, string>
}

/** A language as administrators see it. */
export interface ManagedLanguage extends Language {
  /** Hidden from visitors and forms; its texts stay. */
  isRetired: boolean
  /** Number of its changes, for conflicts. */
  revision: number
}

/** The language that missing texts fall back to; `pt` in an installation without languages. */
export const defaultLanguageCode = (languages: readonly Language[]): string =>
  languages.find((language) => language.isDefault)?.code ?? 'pt'

/** The languages that signs and texts are translated into, the default one first. */
export const translationLanguages = (languages: readonly Language[]): Language[] =>
  languages
    .filter(({ otherLanguage }) => !otherLanguage)
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
