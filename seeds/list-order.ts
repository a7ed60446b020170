import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * The order of a list after a release has added values. Existing values keep their order; each added value follows
 * the value that precedes it in the release.
 * @param present existing values in their order, including values of the installation
 * @param release values in the order of the release; each is present or added now
 */
export function mergeReleaseOrder(present: readonly string[], release: readonly string[]): string[] {
  const order = [...present]
  const presentValues = new Set(present)
  const first = release.find((value) => presentValues.has(value))
  let insertAt = first === undefined ? order.length : order.indexOf(first)
  for (const value of release) {
    if (presentValues.has(value)) insertAt = order.indexOf(value) + 1
    else order.splice(insertAt++, 0, value)
  }
  return order
}

/**
 * Updates the positions of lists to which this transaction has added values.
 * @param release all values in the order of the release
 * @param added the added values as `list/value`
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
    const releasedValues = (released.get(list) ?? [])
      .map(({ value }) => value)
      .filter((value) => currentPositions.has(value))
    return mergeReleaseOrder(present, releasedValues)
      .map((value, position) => ({ list, value, position }))
      .filter(({ value, position }) => currentPositions.get(value) !== position)
  })
  await sql`
    update vocabulary_entry as entry set position = m.position
    from json_to_recordset(${JSON.stringify(changedPositions)}::json) as m(list text, value text, position integer)
    where entry.list = m.list and entry.value = m.value
  `.execute(tx)
}
