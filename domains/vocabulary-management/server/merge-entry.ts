import { canonicalDocument } from '#domains/signs/canonical-document.ts'
import { publishesNothing, type SignChange, type SignDocument, saveSigns } from '#domains/signs/index.ts'
import { remapIds } from '#domains/signs/remap-ids.ts'
import { findChangeSet } from '#domains/signs/server/change-set.queries.ts'
import { loadSigns, lockSigns } from '#domains/signs/server/sign.queries.ts'
import { entryAndHeads } from '#domains/vocabularies/heads.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { mayManageLists } from '../entry.policy.ts'
import type { ManagedEntry } from '../managed-entry.ts'
import { requireMergeable } from '../merge-rules.ts'
import { differingParts, type MergedEntry } from '../merged-entry.ts'
import { listManagedEntries, lockEntriesForChange, lockList } from './entry.queries.ts'
import type { EntryContext, EntryReference } from './entry-context.ts'
import { findSignsWithEntry, readPublicDocuments } from './entry-uses.queries.ts'
import { deleteEntryRow } from './entry-write.queries.ts'
import { addNames, insertMerge, moveGrouped, setHead } from './merge-write.queries.ts'
import { requireEntry, requireRevision } from './require-entry.ts'

interface MergeRequest {
  entry: EntryReference
  into: EntryReference
  /** The revision of the merged value that the editor saw; missing in a program that does not check it. */
  revision?: number | undefined
}

export interface MergeResult {
  mergeId: number
  value: string
  into: string
  intoId: number
  /** The number of changed signs. */
  signs: number
}

/**
 * Merges a value into another one of its list and deletes it. All signs that have it, deleted ones included, get the
 * other value in one change set. The public sees it at once, and waiting changes of signs keep waiting. The other value
 * gets its names as aliases.
 * @throws AppError `entry.notFound`, `entry.changedMeanwhile`, `entry.mergeWithItself`, `entry.mergeOtherArea`; the
 *   reasons of `mayManageLists`
 */
export async function mergeEntry(
  context: EntryContext,
  actor: Actor,
  request: MergeRequest,
): Promise<MergeResult> {
  const { revision } = request
  authorize(mayManageLists(actor))
  return inTransaction(context.db, async (tx) => {
    const { list } = request.entry
    await lockList(tx, list)
    const { entry, into } = await lockBoth(tx, request)
    if (revision !== undefined) requireRevision(entry, revision)
    const stored = await moveEntry(tx, entry, into)
    const { changes, published } = await replaceInSigns(tx, entry.id, into.id)
    const saved = await saveSigns({ ...publishesNothing, db: tx, now: context.now }, actor, {
      kind: 'merge',
      label: `${list}: ${entry.value} → ${into.value}`,
      changes,
    })
    const changeSetId = await findMergeChangeSet(tx, saved)
    await deleteEntryRow(tx, entry.id)
    const merged: MergedEntry = { ...stored, published }
    const mergeId = await insertMerge(tx, {
      list,
      merged,
      intoId: into.id,
      changeSetId,
      accountId: actorId(actor),
      at: context.now(),
    })
    await recordAudit(tx, {
      thing: 'value',
      ids: [entry.id],
      action: 'merged',
      facts: { into: into.id, count: saved.length },
      by: actorId(actor),
      at: context.now(),
    })
    await recordChange(tx, 'entry', [entry.id, into.id, ...stored.grouped, ...stored.contained])
    return { mergeId, value: entry.value, into: into.value, intoId: into.id, signs: saved.length }
  })
}

/** Both values, locked in the order of their ids. */
async function lockBoth(tx: Tx, { entry: one, into: other }: MergeRequest) {
  const found = await listManagedEntries(tx, one.list)
  const idOf = (reference: EntryReference) =>
    found.find((entry) => ('id' in reference ? entry.id === reference.id : entry.value === reference.value))
      ?.id ?? 0
  await lockEntriesForChange(tx, [idOf(one), idOf(other)])
  const entry = await requireEntry(tx, one)
  const into = await requireEntry(tx, other)
  requireMergeable(entry, into)
  return { entry, into }
}

/** Gives names, grouped values and contained values to the other value. */
async function moveEntry(
  tx: Tx,
  entry: ManagedEntry,
  into: ManagedEntry,
): Promise<Omit<MergedEntry, 'published'>> {
  const heads = new Map((await listManagedEntries(tx, entry.list)).map(({ id, groupId }) => [id, groupId]))
  const isBelow = entryAndHeads(into.id, (id) => heads.get(id) ?? undefined).includes(entry.id)
  if (isBelow) await setHead(tx, into.id, entry.groupId)
  const missingIn = (names: readonly string[], known: readonly string[]) =>
    names.filter((name) => !known.includes(name))
  const aliases = missingIn([entry.value, ...entry.aliases], into.aliases)
  const narrowerNames = missingIn(entry.narrowerNames, into.narrowerNames)
  const stored = {
    entry,
    grouped: await moveGrouped(tx, 'group_id', { from: entry.id, to: into.id }),
    contained: await moveGrouped(tx, 'parent_id', { from: entry.id, to: into.id }),
    intoGroupId: into.groupId,
    aliases,
    narrowerNames,
  }
  await addNames(tx, into.id, { aliases, narrowerNames })
  return stored
}

/** The changes of all signs that have the value, and what their public documents had. */
async function replaceInSigns(tx: Tx, from: number, to: number) {
  const ids = await findSignsWithEntry(tx, from)
  await lockSigns(tx, ids)
  const signs = await loadSigns(tx, ids)
  const publicDocuments = await readPublicDocuments(tx, ids)
  const replace = (document: SignDocument) =>
    canonicalDocument(remapIds(document, { entry: (id) => (id === from ? to : id) }))
  const published: MergedEntry['published'] = []
  const changes = [...signs.values()].map(({ id, revision, document }): SignChange => {
    const shown = publicDocuments.get(id)?.document
    const parts = shown && differingParts(canonicalDocument(shown), replace(shown))
    if (parts) published.push({ sign: id, parts })
    return {
      id,
      expectedRevision: revision,
      document: replace(document),
      ...(shown && { publicDocument: replace(shown) }),
    }
  })
  return { changes, published }
}

/** The change set of saved signs; null when none was changed. */
export async function findMergeChangeSet(
  tx: Tx,
  saved: readonly { id: number; revision: number; changed: boolean }[],
): Promise<number | null> {
  const first = saved.find(({ changed }) => changed)
  if (!first) return null
  return findChangeSet(tx, first)
}
