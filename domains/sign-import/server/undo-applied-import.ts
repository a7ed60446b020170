import { mergeDocuments } from '#domains/sign-form/merge-documents.ts'
import { canonicalDocument } from '#domains/signs/canonical-document.ts'
import { isSameExternalId } from '#domains/signs/external-id.ts'
import { publishesNothing, type SignChange, saveSigns } from '#domains/signs/index.ts'
import { type LoadedSign, loadSigns, lockSigns } from '#domains/signs/server/sign.queries.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { eachInSteps } from '#platform/in-steps.ts'
import { authorize } from '#platform/policy.ts'
import { importSteps } from '../import-steps.ts'
import { mayTakeStep } from '../sign-import.policy.ts'
import type { SignImport } from '../sign-import.ts'
import type { SignImportContext } from './import-context.ts'
import { storeUndone } from './import-step.queries.ts'
import { type ImportedSign, readImportedSigns } from './imported-sign.queries.ts'
import { isStillCurrent } from './sign-import.queries.ts'

/** The answer of the database with more signs takes the process too long to read. */
const signsPerQuery = 100

/**
 * Undoes an import in one transaction and one change set. New signs are deleted and changed properties restored. A new
 * sign that somebody changed or published since, and a property that somebody changed since, is left alone and named.
 */
export async function undoAppliedImport(
  { db, now }: Pick<SignImportContext, 'db' | 'now'>,
  actor: Actor,
  { stored }: { stored: SignImport },
): Promise<void> {
  authorize(mayTakeStep(actor, 'restore', stored))
  await inTransaction(db, async (tx) => {
    if (!(await isStillCurrent(tx, stored))) return
    const { id: importId, changeSetId, source } = stored
    const imported = changeSetId === null ? [] : await readAll(tx, { importId, changeSetId })
    const ids = imported.map(({ signId }) => signId)
    await lockSigns(tx, ids)
    const signs = await loadSigns(tx, ids)
    const leftAlone: string[] = []
    const changes: SignChange[] = []
    await eachInSteps(imported, (one) => {
      const sign = signs.get(one.signId)
      if (!sign) return
      const { change, isLeftAlone } = one.before ? restoredSign(one, sign) : removedSign(one, sign)
      if (isLeftAlone) leftAlone.push(sign.document.texts.gloss)
      if (change) changes.push({ id: one.signId, expectedRevision: sign.revision, ...change })
    })
    await saveSigns({ ...publishesNothing, db: tx, now }, actor, {
      kind: 'undo',
      label: source,
      ...(changeSetId !== null && { undoes: changeSetId }),
      changes,
    })
    await recordAudit(tx, {
      thing: 'import',
      ids: [importId],
      action: 'import-undone',
      facts: { count: changes.length },
      by: actorId(actor),
      at: now(),
    })
    await storeUndone(tx, importId, { state: importSteps.restore.to[0], leftAlone, at: now() })
  })
}

async function readAll(tx: Tx, of: { importId: number; changeSetId: number }): Promise<ImportedSign[]> {
  const imported: ImportedSign[] = []
  for (;;) {
    const after = imported.at(-1)?.signId ?? 0
    const next = await readImportedSigns(tx, { ...of, after, limit: signsPerQuery })
    imported.push(...next)
    if (next.length < signsPerQuery) return imported
  }
}

interface Undone {
  change: Pick<SignChange, 'document' | 'externalId' | 'decision'> | null
  isLeftAlone: boolean
}

/** A sign that the import created is deleted, unless there is a newer version. */
const removedSign = ({ revision }: ImportedSign, sign: LoadedSign): Undone =>
  sign.revision === revision && sign.status === 'pending'
    ? { change: { decision: 'remove' }, isLeftAlone: false }
    : { change: null, isLeftAlone: sign.status !== 'deleted' }

/** The properties that only the import changed get their earlier values. */
function restoredSign(
  { before, after, externalBefore, changesExternalId }: ImportedSign,
  sign: LoadedSign,
): Undone {
  if (sign.status === 'deleted' || !before) return { change: null, isLeftAlone: sign.status === 'deleted' }
  const merged = mergeDocuments(canonicalDocument(after), sign.document, canonicalDocument(before))
  const isIdReturned = changesExternalId && !isSameExternalId(externalBefore, null)
  return {
    change: {
      document: merged.document,
      ...(isIdReturned && { externalId: externalBefore }),
      ...(changesExternalId && !isIdReturned && { externalId: null }),
    },
    isLeftAlone: merged.conflicts.length > 0,
  }
}
