import { setImmediate } from 'node:timers/promises'
import { externalIdOf } from '#domains/signs/external-id.ts'
import type { PreparedImport } from '#domains/signs/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import type { SignImport } from '../sign-import.ts'
import type { CheckedImport } from './check-import.ts'
import { storeCheck } from './import-step.queries.ts'
import { deleteChanges, insertChanges } from './imported-sign.queries.ts'
import { deleteNotices, insertNotices } from './notice.queries.ts'
import { isStillCurrent } from './sign-import.queries.ts'

const rowsPerStatement = 100
const noticesPerStatement = 1000

/**
 * Stores the result of a check, with every change of the preview, unless a later attempt has begun.
 * @param isRenewed the preview replaces one that a person confirmed
 */
export const storeFindings = (
  db: Db,
  stored: Pick<SignImport, 'id' | 'attempt' | 'state'>,
  { state, findings, prepared, notices }: CheckedImport,
  { at, isRenewed = false }: { at: Date; isRenewed?: boolean },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await isStillCurrent(tx, stored))) return
    const { id } = stored
    await deleteChanges(tx, id)
    await deleteNotices(tx, id)
    await storeNotices(tx, id, notices)
    if (prepared) await storeChanges(tx, id, prepared)
    await storeCheck(tx, id, { state, findings: { ...findings, isRenewed }, at })
  })

async function storeChanges(tx: Tx, importId: number, { plan }: PreparedImport): Promise<void> {
  const rows = plan.changes.flatMap(({ id = 0, document, externalId }, position) => {
    const before = plan.before.get(id)
    const after = document ?? before?.document
    if (!after) return []
    return {
      position,
      signId: id,
      gloss: after.texts.gloss,
      before: before?.document ?? null,
      after,
      externalBefore: externalId === undefined || !before ? null : { before: externalIdOf(before) },
    }
  })
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await setImmediate()
    await insertChanges(tx, importId, rows.slice(start, start + rowsPerStatement))
  }
}

async function storeNotices(tx: Tx, importId: number, notices: readonly FieldError[]): Promise<void> {
  for (let start = 0; start < notices.length; start += noticesPerStatement) {
    await setImmediate()
    await insertNotices(tx, importId, start, notices.slice(start, start + noticesPerStatement))
  }
}
