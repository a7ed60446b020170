/** The first base symbols of the ten groups of hands in SignWriting, and the one after the last. */
const starts = [0x100, 0x10e, 0x11e, 0x144, 0x14c, 0x186, 0x1a4, 0x1ba, 0x1cd, 0x1f5, 0x205]

export const signWritingGroups = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type SignWritingGroup = (typeof signWritingGroups)[number]

/** The keys of the symbols of a group: `S10000`, palm towards the viewer. */
export function symbolsOfGroup(group: SignWritingGroup): string[] {
  const [from = 0, until = 0] = starts.slice(group - 1, group + 1)
  return Array.from({ length: until - from }, (_, index) => `S${(from + index).toString(16)}00`)
}

/** The symbols of all groups that begin like `S10`; empty for another text, because shorter ones have hundreds. */
export const symbolsWithPrefix = (prefix: string): string[] =>
  /^S[0-9a-f]{2}$/i.test(prefix)
    ? signWritingGroups
        .flatMap(symbolsOfGroup)
        .filter((symbol) => symbol.toLowerCase().startsWith(prefix.toLowerCase()))
    : []

/** The group of a symbol; the first one for a key of no hand. */
export function groupOfSymbol(symbol: string): SignWritingGroup {
  const base = Number.parseInt(symbol.slice(1, 4), 16)
  const index = starts.findLastIndex((start) => start <= base)
  return signWritingGroups[index] ?? 1
}
