/** A text as shown: in which language it stands, and whether that is the one asked for. */
export interface ResolvedText<T = string> {
  text: T
  /** For the `lang` attribute wherever it differs from the page's. */
  language: string
  /** False: the page adds the note "not informed in this language". */
  informed: boolean
}

/**
 * The text of a content language, else that of the default language. An empty string counts as missing.
 * @returns null when neither exists
 */
export function resolveText<T>(
  texts: Readonly<Record<string, T>>,
  language: string,
  defaultLanguage: string,
): ResolvedText<T> | null {
  for (const candidate of [language, defaultLanguage]) {
    const text = Object.hasOwn(texts, candidate) ? texts[candidate] : undefined
    if (text !== undefined && text !== '') {
      return { text, language: candidate, informed: candidate === language }
    }
  }
  return null
}
