import type { AccountActor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { SecondFactorSettings } from '../../second-factor/second-factor.ts'
import { findSignedInAccount } from './session.queries.ts'
import { toSignedInAccount } from './signed-in-account.ts'

/**
 * A person with the rights of this moment, for work that the program does later on their behalf.
 * @returns undefined for an unknown or deleted account
 */
export async function findActor(
  { db, secondFactor }: { db: Db; secondFactor: Pick<SecondFactorSettings, 'required'> },
  { accountId }: { accountId: number },
): Promise<AccountActor | undefined> {
  const row = await findSignedInAccount(db, accountId)
  return row && toSignedInAccount(row, secondFactor.required).actor
}
