import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { LegalKind } from '#domains/content/legal-version.ts'
import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import type { AuthoredLegalVersion } from '../legal.presenter.ts'
import { findLegalVersions } from './legal.queries.ts'
import type { LegalContext } from './legal-context.ts'

/**
 * All versions of the terms or of the policy with the names of their authors, newest first; the first one is current.
 * @throws AppError the reasons of `mayReadAsAdministrator`
 */
export async function listLegalVersions(
  { db }: Pick<LegalContext, 'db'>,
  actor: Actor,
  { kind, locale }: { kind: LegalKind; locale?: Locale },
): Promise<AuthoredLegalVersion[]> {
  authorize(mayReadAsAdministrator(actor))
  const versions = await findLegalVersions(db, kind)
  const nameOf = await loadDisplayNames(
    db,
    versions.map(({ createdBy }) => createdBy),
    locale,
  )
  return versions.map((version) => ({ ...version, author: nameOf(version.createdBy) }))
}
