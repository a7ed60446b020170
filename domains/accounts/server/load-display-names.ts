import type { Db } from '#platform/db/transaction.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { displayName } from '../display-name.ts'
import { listAccountsByIds } from './account.queries.ts'

/**
 * Loads the display names of accounts, for pages of administrators, who see former members by name too.
 * @returns a lookup by account id; null for null and for unknown ids
 */
export async function loadDisplayNames(
  db: Db,
  ids: readonly (number | null)[],
  locale?: Locale,
): Promise<(id: number | null) => string | null> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const accounts = await listAccountsByIds(db, wanted)
  const names = new Map(accounts.map((account) => [account.id, displayName(account, locale)]))
  return (id) => (id === null ? null : (names.get(id) ?? null))
}
