import type { Db } from '#platform/db/transaction.ts'
import { hasAuthenticatorApps } from '../second-factor/server/second-factor.queries.ts'
import { hasOwner } from './owner.queries.ts'

/** What operators have to know about the accounts of an installation. */
interface AccountFacts {
  /** Whether the platform has an accepted owner. */
  hasOwner: boolean
  /** Whether somebody signs in with codes of an app, whose secrets need the key of second factors. */
  usesAuthenticatorApps: boolean
}

export async function readAccountFacts({ db }: { db: Db }): Promise<AccountFacts> {
  return { hasOwner: await hasOwner(db), usesAuthenticatorApps: await hasAuthenticatorApps(db) }
}
