import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { LegalKind } from '#domains/content/legal-version.ts'
import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { ArchivedWording } from '../legal.presenter.ts'
import { findLegalVersion, type LegalVersionSummary, listCorrections } from './legal.queries.ts'
import type { LegalContext } from './legal-context.ts'

/**
 * A version of the terms or of the policy with its earlier wordings, newest first.
 * @throws AppError `legal.notFound`, also for a version of the other kind; the reasons of `mayReadAsAdministrator`
 */
export async function getLegalVersion(
  { db }: Pick<LegalContext, 'db'>,
  actor: Actor,
  { id, kind }: { id: number; kind: LegalKind },
): Promise<{ version: LegalVersionSummary; corrections: ArchivedWording[] }> {
  authorize(mayReadAsAdministrator(actor))
  const version = await findLegalVersion(db, id)
  if (version?.kind !== kind) throw new AppError('legal.notFound')
  const corrections = await listCorrections(db, id)
  const nameOf = await loadDisplayNames(
    db,
    corrections.map(({ replacedBy }) => replacedBy),
  )
  return {
    version,
    corrections: corrections.map(({ replacedBy, ...wording }) => ({
      ...wording,
      replacedBy: nameOf(replacedBy),
    })),
  }
}
