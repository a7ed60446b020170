import type { Tx } from '#platform/db/transaction.ts'

/** What is remembered of an account's life; the table has the same list. */
export type AccountEventKind =
  | 'registered'
  | 'verified'
  | 'accepted'
  | 'rejected'
  | 'deleted'
  | 'reactivated'
  | 'made-admin'
  | 'made-publisher'
  | 'approver-given'
  | 'approver-taken'
  | 'owner-given'
  | 'owner-taken'
  | 'sessions-ended'
  | 'email-changed'
  | 'password-changed'
  | 'consent-changed'

/**
 * Remembers what happened to an account, in the transaction in which it happens.
 * @param by who did it; null is the operator or the program itself
 */
export async function recordEvents(
  tx: Tx,
  { accountId, by, at }: { accountId: number; by: number | null; at: Date },
  kinds: readonly AccountEventKind[],
): Promise<void> {
  await tx
    .insertInto('accountEvent')
    .values(kinds.map((kind) => ({ accountId, actorId: by, kind, at })))
    .execute()
}
