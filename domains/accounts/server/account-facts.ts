import type { Db } from '#platform/db/transaction.ts'
import { hasAuthenticatorApps } from '../second-factor/server/second-factor.queries.ts'
import { hasOwner } from './owner.queries.ts'

/** Facts about the accounts of an installation, for its operators. */
interface AccountFacts {
  /** Whether the platform has an accepted owner. */
  hasOwner: boolean
  /** Whether an account has an authenticator app, whose secret is encrypted with the key of second factors. */
  usesAuthenticatorApps: boolean
}

export async function readAccountFacts({ db }: { db: Db }): Promise<AccountFacts> {
  return { hasOwner: await hasOwner(db), usesAuthenticatorApps: await hasAuthenticatorApps(db) }
}
