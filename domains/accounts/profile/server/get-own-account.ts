import type { ConsentChoices } from '#domains/consent/consent.ts'
import { findAcceptedVersions, findConsents } from '#domains/consent/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Account } from '../../account.ts'

/** A person's own account with what they answered: their consent, and the versions they accepted last. */
export interface OwnAccount {
  account: Account
  choices: ConsentChoices | null
  accepted: { terms: number | null; privacy: number | null }
}

/** Everything that a person is told of themselves. */
export async function getOwnAccount(db: Db, account: Account): Promise<OwnAccount> {
  const choices = (await findConsents(db, [account.id])).get(account.id) ?? null
  return { account, choices, accepted: await findAcceptedVersions(db, account.id) }
}
