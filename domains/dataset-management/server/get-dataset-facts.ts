import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { DatasetFacts, FactsVersion } from '#domains/content/dataset-facts.ts'
import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { findFacts, listFactsVersions } from './dataset-facts.queries.ts'

/** A version with the display name of the person who made it; null for the system. */
export interface AuthoredFactsVersion extends FactsVersion {
  by: string | null
}

/**
 * The facts of the data set with their versions, newest first.
 * @throws AppError `dataset.missing`; the reasons of `mayReadAsAdministrator`
 */
export async function getDatasetFacts(
  { db }: { db: Db },
  actor: Actor,
  { locale }: { locale: Locale },
): Promise<{ facts: DatasetFacts; revision: number; versions: AuthoredFactsVersion[] }> {
  authorize(mayReadAsAdministrator(actor))
  const [stored, versions] = await Promise.all([findFacts(db), listFactsVersions(db)])
  if (!stored) throw new AppError('dataset.missing')
  const nameOf = await loadDisplayNames(
    db,
    versions.map(({ actorId }) => actorId),
    locale,
  )
  return {
    facts: stored.facts,
    revision: stored.revision,
    versions: versions.map((version) => ({ ...version, by: nameOf(version.actorId) })),
  }
}
