import type { Tx } from '#platform/db/transaction.ts'
import { insertAuditEntries } from './audit.queries.ts'
import type { AuditAction, AuditedThing, AuditFacts } from './audit-catalogue.ts'
import { auditOrigin } from './audit-origin.ts'

/** One action about one or more things of a kind. */
export interface AuditRecord<Thing extends AuditedThing = AuditedThing> {
  thing: Thing
  /** Ids of the things; null for a kind without ids, such as a setting. */
  ids: readonly number[] | null
  action: AuditAction<Thing>
  facts?: AuditFacts
  /** Account id of the person; null for the operator and the program. */
  by: number | null
  at: Date
}

/**
 * Adds entries to the audit log, one for each thing, in the transaction of the change. Nothing changes or deletes them
 * later. Without ids nothing is added.
 * @returns the ids of the entries, in the order of the things
 */
export async function recordAudit<Thing extends AuditedThing>(
  tx: Tx,
  { ids, ...record }: AuditRecord<Thing>,
): Promise<number[]> {
  if (ids?.length === 0) return []
  return insertAuditEntries(tx, { ...record, ...auditOrigin(), ids: ids ?? [null] })
}
