import { canonicalDocument, sameDocument } from '#domains/signs/canonical-document.ts'
import { publishesNothing, type SignChange, type SignDocument, saveSigns } from '#domains/signs/index.ts'
import { remapIds } from '#domains/signs/remap-ids.ts'
import { loadSigns, lockSigns } from '#domains/signs/server/sign.queries.ts'
import { isListName } from '#domains/vocabularies/index.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayManageLists } from '../entry.policy.ts'
import { differingParts, type MergedEntry, restoreParts } from '../merged-entry.ts'
import { findNameHolder, hasEntry, lockEntriesForChange, lockList } from './entry.queries.ts'
import type { EntryContext } from './entry-context.ts'
import { readPublicDocuments } from './entry-uses.queries.ts'
import { type MergeRow, readMerge, readMergedVersions } from './merge.queries.ts'
import { markMergeUndone } from './merge-write.queries.ts'
import { reinsertEntry } from './reinsert-entry.ts'

export interface UndoResult {
  value: string
  entryId: number
  /** The number of signs that got the value back. */
  restored: number
  /** Glosses of signs that were left alone, because somebody changed the property since. */
  leftAlone: string[]
}

/**
 * Undoes a merge: the value returns with its id, and to each sign where nobody changed the property since.
 * @throws AppError `entry.mergeNotFound`, `entry.mergeUndone`, `entry.mergeTargetGone`, `entry.nameTaken`; the reasons
 *   of `mayManageLists`
 */
export async function undoMerge(
  context: EntryContext,
  actor: Actor,
  { mergeId }: { mergeId: number },
): Promise<UndoResult> {
  authorize(mayManageLists(actor))
  return inTransaction(context.db, async (tx) => {
    const merge = await requireOpenMerge(tx, mergeId)
    const { entry } = merge.merged
    await requireNames(tx, merge)
    await reinsertEntry(tx, merge.merged, merge.intoId)
    const { changes, leftAlone } = await restoreInSigns(tx, merge)
    const saved = await saveSigns({ ...publishesNothing, db: tx, now: context.now }, actor, {
      kind: 'merge',
      label: `${entry.list}: ${entry.value}`,
      ...(merge.changeSetId !== null && { undoes: merge.changeSetId }),
      changes,
    })
    await markMergeUndone(tx, mergeId, context.now())
    const { grouped, contained } = merge.merged
    await recordAudit(tx, {
      thing: 'value',
      ids: [entry.id],
      action: 'merge-undone',
      facts: { into: merge.intoId },
      by: actorId(actor),
      at: context.now(),
    })
    await recordChange(tx, 'entry', [entry.id, merge.intoId, ...grouped, ...contained])
    const restored = saved.filter(({ changed }) => changed).length
    return { value: entry.value, entryId: entry.id, restored, leftAlone }
  })
}

async function requireOpenMerge(tx: Tx, mergeId: number): Promise<MergeRow> {
  const { list } = (await readMerge(tx, mergeId)) ?? { list: '' }
  if (!isListName(list)) throw new AppError('entry.mergeNotFound')
  await lockList(tx, list)
  const merge = await readMerge(tx, mergeId)
  if (!merge) throw new AppError('entry.mergeNotFound')
  const { value } = merge.merged.entry
  if (merge.undoneAt !== null) throw new AppError('entry.mergeUndone', { params: { value } })
  await lockEntriesForChange(tx, [merge.intoId])
  if (!(await hasEntry(tx, merge.intoId))) throw new AppError('entry.mergeTargetGone', { params: { value } })
  return merge
}

/** The names of the restored value must be free, apart from those that the other value got by the merge. */
async function requireNames(tx: Tx, { merged: { entry }, intoId }: MergeRow): Promise<void> {
  const names = [entry.value, ...entry.aliases]
  const taken = await findNameHolder(tx, { list: entry.list, names, except: intoId })
  if (taken) throw new AppError('entry.nameTaken', { params: taken })
}

async function restoreInSigns(tx: Tx, merge: MergeRow) {
  const { entry, published } = merge.merged
  const versions = await readMergedVersions(tx, merge.changeSetId)
  const ids = [...versions.keys()]
  await lockSigns(tx, ids)
  const signs = await loadSigns(tx, ids)
  const publicDocuments = await readPublicDocuments(tx, ids)
  const publishedParts = new Map(published.map(({ sign, parts }) => [sign, parts]))
  const leftAlone: string[] = []
  const changes: SignChange[] = []
  for (const [id, { before, after }] of versions) {
    const sign = signs.get(id)
    if (!sign) continue
    const replaced = differingParts(canonicalDocument(before), canonicalDocument(after))
    const current = replaced
      ? restoreParts(sign.document, replaced, canonicalDocument(after))
      : { document: sign.document, leftAlone: false }
    const shown = publicDocuments.get(id)?.document
    const parts = publishedParts.get(id)
    const shownBefore = shown && parts && restorePublic(shown, parts, entry.id, merge.intoId)
    if (current.leftAlone || shownBefore?.leftAlone) leftAlone.push(sign.document.texts.gloss)
    const isShownRestored =
      shownBefore !== undefined && !sameDocument(shownBefore.document, shown ?? sign.document)
    if (sameDocument(current.document, sign.document) && !isShownRestored) continue
    changes.push({
      id,
      expectedRevision: sign.revision,
      document: current.document,
      ...(shown && { publicDocument: shownBefore?.document ?? shown }),
    })
  }
  return { changes, leftAlone }
}

/** What the public document had right after the merge follows from what it had before. */
function restorePublic(
  shown: SignDocument,
  parts: MergedEntry['published'][number]['parts'],
  from: number,
  to: number,
) {
  const document = canonicalDocument(shown)
  const after = canonicalDocument(
    remapIds(
      { ...document, values: parts.values, notes: parts.notes ?? document.notes },
      { entry: (id) => (id === from ? to : id) },
    ),
  )
  return restoreParts(document, parts, after)
}
