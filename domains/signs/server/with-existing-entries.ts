import { lockEntries } from '#domains/vocabularies/index.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { mapInSteps } from '#platform/in-steps.ts'
import { entryIdsOf } from '../references-of.ts'
import { remapIds } from '../remap-ids.ts'
import type { SignChange } from '../sign-change.ts'

/**
 * The changes with the values that exist now: a value that was merged into another meanwhile becomes the other one.
 * The values are locked before the signs, in the order in which a merge locks both.
 * @throws AppError `entry.notFound` for a value that was deleted
 */
export async function withExistingEntries(tx: Tx, changes: readonly SignChange[]): Promise<SignChange[]> {
  const ids = await mapInSteps(changes, ({ document }) => (document ? entryIdsOf(document) : []))
  const used = new Set(ids.flat())
  const { merged, gone } = await lockEntries(tx, [...used])
  if (gone.length > 0) throw new AppError('entry.notFound')
  if (merged.size === 0) return [...changes]
  const entry = (id: number) => merged.get(id) ?? id
  return mapInSteps(changes, (change) =>
    change.document ? { ...change, document: remapIds(change.document, { entry }) } : change,
  )
}
