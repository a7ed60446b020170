/** A text with its language, and whether that is the requested one. */
export interface ResolvedText<T = string> {
  text: T
  /** For the `lang` attribute where it differs from that of the page. */
  language: string
  /** If false, the page adds the note "not informed in this language". */
  informed: boolean
}

/**
 * The text in a content language, or in the default language. An empty string counts as missing.
 * @returns null when both are missing
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
