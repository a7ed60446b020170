/** More than any row of hands has; a longer name is none of ours. */
const mostHands = 40

/** The address of one file with the symbols of these SignWriting keys. */
export const handsAddress = (symbols: readonly string[]): string => `/hands/${symbols.join('-')}.svg`

/** The keys in the name of such a file, each once; none when it is no such name. */
export function symbolsOfFile(name: string): string[] {
  if (!/^S[0-9a-f]{5}(-S[0-9a-f]{5})*\.svg$/.test(name)) return []
  const symbols = name.slice(0, -'.svg'.length).split('-')
  return symbols.length <= mostHands && new Set(symbols).size === symbols.length ? symbols : []
}
