import { diffArrays } from 'diff/lib/diff/array.js'

/** A piece of a text, and whether the other text has it too. */
export interface TextPart {
  text: string
  isChanged: boolean
}

/** More insertions and deletions take too long; then all between the common start and end counts as changed. */
const maxEditLength = 1_000

/** Two texts in pieces: words and spaces that both have in the same order, and those that only one has. */
export function wordDifference(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const [one, other] = [toWords(before), toWords(after)]
  const pieces = diffArrays(one, other, { maxEditLength }) ?? betweenCommonEnds(one, other)
  const partsWithout = (side: 'added' | 'removed') =>
    pieces
      .filter((piece) => !piece[side] && piece.value.length > 0)
      .map(({ value, added, removed }) => ({ text: value.join(''), isChanged: added || removed }))
  return { before: partsWithout('added'), after: partsWithout('removed') }
}

const toWords = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}\p{M}_-]+|[^\s]/gu) ?? []

function betweenCommonEnds(one: readonly string[], other: readonly string[]) {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return [
    { value: one.slice(0, start), added: false, removed: false },
    { value: one.slice(start, one.length - end), added: false, removed: true },
    { value: other.slice(start, other.length - end), added: true, removed: false },
    { value: one.slice(one.length - end), added: false, removed: false },
  ]
}
