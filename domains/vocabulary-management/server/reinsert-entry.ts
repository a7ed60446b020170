import { listLanguageCodes } from '#domains/languages/server/language.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { MergedEntry } from '../merged-entry.ts'
import { storeDescriptions } from './entry-write.queries.ts'
import { insertMergedEntry, moveBack, removeNames, setHead } from './merge-write.queries.ts'

/** Stores a merged value again with its id, texts, names and the values that belonged to it. */
export async function reinsertEntry(tx: Tx, merged: MergedEntry, intoId: number): Promise<void> {
  const { entry, aliases, narrowerNames } = merged
  await insertMergedEntry(tx, entry)
  const known = new Set(await listLanguageCodes(tx))
  await storeDescriptions(
    tx,
    entry.id,
    Object.fromEntries(Object.entries(entry.texts).filter(([code]) => known.has(code))),
  )
  await removeNames(tx, intoId, { aliases, narrowerNames })
  if (merged.intoGroupId === entry.id) await setHead(tx, intoId, entry.id)
  await moveBack(tx, 'group_id', merged.grouped, intoId, entry.id)
  await moveBack(tx, 'parent_id', merged.contained, intoId, entry.id)
}
