import { recordAudit } from '#platform/audit/record-audit.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'

/** Records in the audit log that a backup was made, or that the database was restored from one. */
export const auditBackup = (
  db: Db | Tx,
  { action, rows, at }: { action: 'created' | 'restored'; rows?: number; at: Date },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const facts = rows === undefined ? {} : { count: rows }
    await recordAudit(tx, { thing: 'backup', ids: null, action, facts, by: null, at })
  })
