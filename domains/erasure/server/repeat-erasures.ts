import type { Contributions } from '#domains/accounts/contributions.ts'
import { findAccount } from '#domains/accounts/server/account.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { Erasure } from '../erasure.ts'
import { eraseRows } from './erase.ts'
import { insertErasedFiles, insertErasure, lockErasureTarget } from './erasure.queries.ts'

/**
 * Repeats erasures in a database that was restored from an older backup. A row that only has the id of an erased one stays.
 * @returns how many were repeated; records of the others are stored too
 */
export async function repeatErasures(
  tx: Tx,
  erasures: readonly Erasure[],
  contributions: Pick<Contributions, 'removeSigns'>,
): Promise<number> {
  let repeated = 0
  for (const erasure of erasures) {
    if (
      (await lockErasureTarget(tx, erasure)) === erasure.createdAt &&
      !(await isErasedPerson(tx, erasure))
    ) {
      const { by, at } = erasure
      await insertErasedFiles(tx, await eraseRows(tx, erasure, { by, at: new Date(at), contributions }))
      repeated++
    }
    await insertErasure(tx, erasure)
  }
  return repeated
}

/** The row of an erased person stays. */
const isErasedPerson = async (tx: Tx, { kind, id }: Erasure): Promise<boolean> =>
  kind === 'person' && (await findAccount(tx, id))?.erasedAt !== null
