import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * The order of a list that a release adds values to: what was there keeps its order, and each added value follows
 * the value that it follows in the release.
 * @param present what the list had, in its order, with values of its own
 * @param release the release's order of values that are present or added now
 */
export function mergeReleaseOrder(present: readonly string[], release: readonly string[]): string[] {
  const order = [...present]
  const known = new Set(present)
  const first = release.find((value) => known.has(value))
  let insertAt = first === undefined ? order.length : order.indexOf(first)
  for (const value of release) {
    if (known.has(value)) insertAt = order.indexOf(value) + 1
    else order.splice(insertAt++, 0, value)
  }
  return order
}

/**
 * Gives values that were just added their place among those that their lists had before.
 * @param release values in the release's order
 * @param added `list/value` of those that this call's transaction added
 */
export async function positionAddedValues(
  tx: Tx,
  release: readonly { list: string; value: string }[],
  added: ReadonlySet<string>,
) {
  const { rows } = await sql<{ list: string; value: string; position: number }>`
    select list, value, position from vocabulary_entry order by list, position, id
  `.execute(tx)
  const isAdded = ({ list, value }: { list: string; value: string }) => added.has(`${list}/${value}`)
  const released = Map.groupBy(release, ({ list }) => list)
  const changedPositions = [...Map.groupBy(rows, ({ list }) => list)].flatMap(([list, entries]) => {
    if (!entries.some(isAdded)) return []
    const currentPositions = new Map(entries.map(({ value, position }) => [value, position]))
    const present = entries.filter((entry) => !isAdded(entry)).map(({ value }) => value)
    const wanted = (released.get(list) ?? [])
      .map(({ value }) => value)
      .filter((value) => currentPositions.has(value))
    return mergeReleaseOrder(present, wanted)
      .map((value, position) => ({ list, value, position }))
      .filter(({ value, position }) => currentPositions.get(value) !== position)
  })
  await sql`
    update vocabulary_entry as entry set position = m.position
    from json_to_recordset(${JSON.stringify(changedPositions)}::json) as m(list text, value text, position integer)
    where entry.list = m.list and entry.value = m.value
  `.execute(tx)
}
