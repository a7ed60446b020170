/** A language code of a file as a value of the attribute `lang`: `pt` for `por`; undefined for null and invalid codes. */
export function languageTag(code: string | null): string | undefined {
  if (code === null) return undefined
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}
