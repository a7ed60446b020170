/** Maximum number of symbols in one file. */
export const maxSpriteSymbols = 100

const fileName = /^S[0-9a-f]{5}(-S[0-9a-f]{5})*\.svg$/

/**
 * URL of an SVG sprite with the symbols of these SignWriting keys (`S20300`), each with its key as id:
 * `<use href={`${symbolSpriteUrl(keys)}#${key}`} />`. For at most `maxSpriteSymbols` different keys.
 */
export const symbolSpriteUrl = (symbols: readonly string[]): string =>
  `/symbols/${[...new Set(symbols)].join('-')}.svg`

/** The keys in a sprite's file name; none if it is malformed, repeats a key or has too many keys. */
export function parseSpriteFileName(name: string): string[] {
  if (name.length > '-S20300'.length * maxSpriteSymbols + '.svg'.length || !fileName.test(name)) return []
  const symbols = name.slice(0, -'.svg'.length).split('-')
  return symbols.length <= maxSpriteSymbols && new Set(symbols).size === symbols.length ? symbols : []
}
