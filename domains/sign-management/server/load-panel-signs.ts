import { setImmediate } from 'node:timers/promises'
import type { Db } from '#platform/db/transaction.ts'
import type { PanelSignRow } from '../panel-sign.ts'
import type { PanelSigns } from '../panel-signs.ts'
import { listPanelSigns } from './panel-sign.queries.ts'
import { listOutlineTexts, parseOutlines } from './sign-outline.queries.ts'

const signsPerBatch = 200
/** So many signs are inserted without a pause; it takes some 5 ms. */
const signsPerStep = 50

/** Reads the outlines of all signs with one query. The process can handle requests meanwhile. */
export async function loadOutlines(db: Db, signs: PanelSigns): Promise<void> {
  const ids: number[] = []
  const byCreation: number[] = []
  for (const text of await listOutlineTexts(db)) {
    await setImmediate()
    const outlines = parseOutlines(text)
    signs.addOutlines(outlines)
    for (const { id, placeOfCreation } of outlines) {
      ids.push(id)
      byCreation[placeOfCreation] = id
    }
  }
  signs.orderOutlines({ byChange: Uint32Array.from(ids), byCreation: Uint32Array.from(byCreation) })
}

/**
 * Reads the contents of all signs in batches, each while the one before it is inserted. A sign that has its content already
 * was changed meanwhile; what is read here may be older.
 */
export async function readContents(db: Db, signs: PanelSigns): Promise<void> {
  const read = (after: number) => listPanelSigns(db, { after, limit: signsPerBatch })
  let rows = await read(0)
  while (rows.length > 0) {
    const [next] = await Promise.all([
      read(rows.at(-1)?.id ?? 0),
      insertInSteps(signs, rows, ({ id }) => !signs.sign(id)),
    ])
    rows = next
  }
  // Deleted permanently since the outlines were read.
  const removed = signs.ids().filter((id) => !signs.sign(id))
  if (removed.length > 0) signs.apply([], removed)
}

/** Inserts or replaces signs; in between the process can handle requests. */
export async function insertInSteps(
  signs: PanelSigns,
  rows: readonly PanelSignRow[],
  isWanted: (row: PanelSignRow) => boolean = () => true,
): Promise<void> {
  for (let from = 0; from < rows.length; from += signsPerStep) {
    await setImmediate()
    signs.apply(rows.slice(from, from + signsPerStep).filter(isWanted), [])
  }
}
