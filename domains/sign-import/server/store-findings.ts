import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { externalIdOf } from '#domains/signs/external-id.ts'
import type { PreparedImport } from '#domains/signs/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import type { SignImport } from '../sign-import.ts'
import type { CheckedImport } from './check-import.ts'
import { isStillCurrent } from './sign-import.queries.ts'

const rowsPerStatement = 100

/**
 * Stores the result of a check, with every change of the preview, unless a later attempt has begun.
 * @param isRenewed the preview replaces one that a person confirmed
 */
export const storeFindings = (
  db: Db,
  stored: Pick<SignImport, 'id' | 'attempt' | 'state'>,
  { state, findings, prepared }: CheckedImport,
  { at, isRenewed = false }: { at: Date; isRenewed?: boolean },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await isStillCurrent(tx, stored))) return
    const { id } = stored
    await sql`delete from sign_import_change where import_id = ${id}`.execute(tx)
    if (prepared) await insertChanges(tx, id, prepared)
    await sql`
      update sign_import set state = ${state}, changed_at = ${at},
        findings = ${JSON.stringify({ ...findings, isRenewed })}::jsonb
      where id = ${id}
    `.execute(tx)
  })

async function insertChanges(tx: Tx, importId: number, { plan }: PreparedImport): Promise<void> {
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
    const part = JSON.stringify(rows.slice(start, start + rowsPerStatement))
    await sql`
      insert into sign_import_change (import_id, position, sign_id, gloss, before, after, external_before)
      select ${importId}, position, "signId", gloss, before, after, "externalBefore"
      from jsonb_to_recordset(${part}::jsonb) as r(
        position integer, "signId" integer, gloss text, before jsonb, after jsonb, "externalBefore" jsonb
      )
    `.execute(tx)
  }
}
