/** A piece of a text, and whether the other text has it too. */
export interface TextPart {
  text: string
  isChanged: boolean
}

/** More comparisons take too long; then all between the common start and end counts as changed. */
const maxComparisons = 250_000

/** Two texts in pieces: words and spaces that both have in the same order, and those that only one has. */
export function wordDifference(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const [one, other] = [toWords(before), toWords(after)]
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [middle, otherMiddle] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  const common = commonWords(middle, otherMiddle)
  const marked = (words: readonly string[], inMiddle: readonly string[], kept: ReadonlySet<number>) =>
    joinParts([
      ...words.slice(0, start).map((text) => ({ text, isChanged: false })),
      ...inMiddle.map((text, index) => ({ text, isChanged: !kept.has(index) })),
      ...words.slice(words.length - end).map((text) => ({ text, isChanged: false })),
    ])
  return { before: marked(one, middle, common.before), after: marked(other, otherMiddle, common.after) }
}

const toWords = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}\p{M}_-]+|[^\s]/gu) ?? []

/** The positions of a longest common subsequence in both lists. */
function commonWords(one: readonly string[], other: readonly string[]) {
  const common = { before: new Set<number>(), after: new Set<number>() }
  if (one.length * other.length > maxComparisons) return common
  const width = other.length + 1
  // Length of the longest common subsequence of the rests of both lists.
  const lengths = new Uint16Array((one.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  let [row, column] = [0, 0]
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) {
      common.before.add(row++)
      common.after.add(column++)
    } else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return common
}

/** Neighbouring pieces of the same kind become one. */
function joinParts(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.isChanged === part.isChanged) last.text += part.text
    else joined.push({ ...part })
  }
  return joined
}
