import { type ListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { maySeeLists } from '../entry.policy.ts'
import type { ManagedEntry } from '../managed-entry.ts'
import { requireMergeable } from '../merge-rules.ts'
import { countUses, listManagedEntries, readManagedEntries } from './entry.queries.ts'
import { findSignsWithEntry, listConcernedSigns } from './entry-uses.queries.ts'
import { listRecentMerges } from './merge.queries.ts'

const maxMerges = 20
const maxSigns = 50

/**
 * The values of a list with their uses, and the merges that can be undone.
 * @throws AppError the reasons of `maySeeLists`
 */
export async function getReferenceList({ db }: { db: Db }, actor: Actor, { list }: { list: ListName }) {
  const { entries, otherHeads } = await listWithHeads({ db }, actor, { list })
  return {
    entries,
    heads: otherHeads,
    uses: await countUses(db, { list }),
    merges: await listRecentMerges(db, list, maxMerges),
  }
}

/** What a form of a list needs: its values, and the heads or areas that they can belong to. */
export async function getEntryChoices(
  { db }: { db: Db },
  actor: Actor,
  { list }: { list: ListName },
): Promise<{ entries: ManagedEntry[]; heads: ManagedEntry[] }> {
  const { entries, otherHeads } = await listWithHeads({ db }, actor, { list })
  const { group } = listDefinition(list)
  return { entries, heads: group === list ? entries : otherHeads }
}

/** The values of a list, and those of the other list that heads or contains them. One query. */
async function listWithHeads(
  { db }: { db: Db },
  actor: Actor,
  { list }: { list: ListName },
): Promise<{ entries: ManagedEntry[]; otherHeads: ManagedEntry[] }> {
  authorize(maySeeLists(actor))
  const { group, parent } = listDefinition(list)
  const other = parent ?? group
  const found = await listManagedEntries(db, other === undefined ? list : [list, other])
  return {
    entries: found.filter((entry) => entry.list === list),
    otherHeads: found.filter((entry) => entry.list !== list),
  }
}

/**
 * A value with everything that its page shows: its uses, and the first signs that have it. These are also the signs that
 * a merge changes.
 * @throws AppError `entry.notFound`; the reasons of `maySeeLists`
 */
export async function getEntry(
  { db }: { db: Db },
  actor: Actor,
  { list, id }: { list: ListName; id: number },
) {
  const choices = await getEntryChoices({ db }, actor, { list })
  const entry = choices.entries.find((one) => one.id === id)
  if (!entry) throw new AppError('entry.notFound')
  const ids = await findSignsWithEntry(db, id)
  const values = (await countUses(db, { list, id })).get(id)?.values ?? 0
  return {
    ...choices,
    entry,
    use: { signs: ids.length, values },
    signs: await listConcernedSigns(db, ids, maxSigns),
  }
}

/**
 * Whether a value can be merged into another one, for the preview of the merge.
 * @throws AppError `entry.notFound`, `entry.mergeWithItself`, `entry.mergeOtherArea`
 */
export async function checkMerge(
  { db }: { db: Db },
  actor: Actor,
  { id, into }: { id: number; into: number },
): Promise<{ into: ManagedEntry }> {
  authorize(maySeeLists(actor))
  const found = await readManagedEntries(db, [id, into])
  const [entry, target] = [id, into].map((wanted) => found.find((one) => one.id === wanted))
  if (!entry || !target) throw new AppError('entry.notFound')
  requireMergeable(entry, target)
  return { into: target }
}
