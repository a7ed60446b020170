import { takeTurns } from './turns.ts'

/** The items in lists of this length; the last one may be shorter. */
export function* batchesOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/** Calls back with each item in order; between steps the process can handle requests. What takes little time is one step. */
export async function eachInSteps<Item>(
  items: Iterable<Item>,
  callback: (item: Item, index: number) => void,
): Promise<void> {
  const turns = takeTurns()
  let index = 0
  for (const item of items) {
    callback(item, index++)
    if (turns.isOver()) await turns.next()
  }
}

/** The results for the items, in their order; between steps the process can handle requests. */
export async function mapInSteps<Item, Result>(
  items: Iterable<Item>,
  toResult: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  await eachInSteps(items, (item, index) => results.push(toResult(item, index)))
  return results
}

/** The items that satisfy a condition; between steps the process can handle requests. */
export async function filterInSteps<Item>(
  items: Iterable<Item>,
  condition: (item: Item) => boolean,
): Promise<Item[]> {
  const chosen: Item[] = []
  await eachInSteps(items, (item) => {
    if (condition(item)) chosen.push(item)
  })
  return chosen
}
