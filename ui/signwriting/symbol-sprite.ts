/** More hands than this make two files. */
export const maxSpriteSymbols = 100

const fileName = /^S[0-9a-f]{5}(-S[0-9a-f]{5})*\.svg$/

/**
 * The address of one file with the symbols of these SignWriting keys (`S20300`), each under its key:
 * `<use href={`${handsAddress(keys)}#${key}`} />`. At most `mostHands` different ones.
 */
export const symbolSpriteUrl = (symbols: readonly string[]): string =>
  `/symbols/${[...new Set(symbols)].join('-')}.svg`

/** The keys in the name of such a file; none when it is no such name, says a key twice or says too many. */
export function parseSpriteFileName(name: string): string[] {
  if (name.length > '-S20300'.length * maxSpriteSymbols + '.svg'.length || !fileName.test(name)) return []
  const symbols = name.slice(0, -'.svg'.length).split('-')
  return symbols.length <= maxSpriteSymbols && new Set(symbols).size === symbols.length ? symbols : []
}
