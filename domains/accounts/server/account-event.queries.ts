import type { Tx } from '#platform/db/transaction.ts'
import type { AccountEventKind } from '../account-event.ts'

interface NewEvent {
  accountId: number
  /** Null for the operator or the program. */
  actorId: number | null
  kind: AccountEventKind
  at: Date
  reason: string | null
}

/** Stores events of accounts. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  await tx.insertInto('accountEvent').values(events).execute()
}
