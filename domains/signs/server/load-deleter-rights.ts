import { accountStateOf } from '#domains/accounts/account.ts'
import { listAccountsByIds } from '#domains/accounts/server/account.queries.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'

/** The rights, as they are now, of the accounts that deleted these signs. */
export async function loadDeleterRights(db: Db | Tx, signs: Iterable<{ deletedBy: number | null }>) {
  const ids = new Set([...signs].flatMap(({ deletedBy }) => deletedBy ?? []))
  const accounts = await listAccountsByIds(db, [...ids])
  return new Map(
    accounts.map((account) => [
      account.id,
      { isAdmin: account.isAdmin, isDeleted: accountStateOf(account) === 'deleted' },
    ]),
  )
}
