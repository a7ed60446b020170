import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { maySeeImports } from '../sign-import.policy.ts'
import { type ListedImport, listNewestImports } from './sign-import.queries.ts'

const maxListed = 50

/**
 * The newest imports with the names of the people.
 * @throws AppError the reasons of `maySeeImports`
 */
export async function listImports(
  { db }: { db: Db },
  actor: Actor,
  { locale }: { locale: Locale },
): Promise<(ListedImport & { person: string | null })[]> {
  authorize(maySeeImports(actor))
  const imports = await listNewestImports(db, maxListed)
  const nameOf = await loadDisplayNames(
    db,
    imports.map(({ accountId }) => accountId),
    locale,
  )
  return imports.map((one) => ({ ...one, person: nameOf(one.accountId) }))
}
