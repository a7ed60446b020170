import type { Turns } from './turns.ts'

/** Items that are sorted at once. */
const runLength = 1_000

/** Sorts many items as `toSorted` does, while the thread handles other work between turns. */
export async function sortInTurns<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
  turns: Turns,
): Promise<Item[]> {
  let runs: Item[][] = []
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(compare))
    if (turns.isOver()) await turns.next()
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let index = 0; index < runs.length; index += 2)
      merged.push(await mergeInTurns(runs[index] ?? [], runs[index + 1] ?? [], compare, turns))
    runs = merged
  }
  return runs[0] ?? []
}

async function mergeInTurns<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (one: Item, other: Item) => number,
  turns: Turns,
): Promise<Item[]> {
  const merged: Item[] = []
  let [fromLeft, fromRight] = [0, 0]
  while (fromLeft < left.length && fromRight < right.length) {
    const [one, other] = [left[fromLeft] as Item, right[fromRight] as Item]
    if (compare(one, other) <= 0) {
      merged.push(one)
      fromLeft++
    } else {
      merged.push(other)
      fromRight++
    }
    if (merged.length % runLength === 0 && turns.isOver()) await turns.next()
  }
  return merged.concat(left.slice(fromLeft), right.slice(fromRight))
}
