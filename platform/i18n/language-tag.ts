/** A language code of a file as an attribute `lang` says it: `pt` for `por`; undefined for what is no code, and for null. */
export function languageTag(code: string | null): string | undefined {
  if (code === null) return undefined
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}
