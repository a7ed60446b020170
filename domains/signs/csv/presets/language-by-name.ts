const letters = [...'abcdefghijklmnopqrstuvwxyz']
const normalize = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/** ISO 639-1 codes by the English name of the language. */
const codes: ReadonlyMap<string, string> = (() => {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  const all = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
  return new Map(
    all.flatMap((code): [string, string][] => {
      const name = names.of(code)
      return name === undefined ? [] : [[normalize(name), code]]
    }),
  )
})()

/** The code of a language by its English name, whatever its accents and capitals; undefined for unknown names. */
export const languageByName = (name: string): string | undefined => codes.get(normalize(name))
