import type { LegalKind } from '#domains/content/legal-version.ts'
import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { findLegalVersions, type LegalVersionSummary } from './legal.queries.ts'
import type { LegalContext } from './legal-context.ts'

/**
 * All versions of the terms or of the policy, newest first; the first one is current.
 * @throws AppError the reasons of `mayReadAsAdministrator`
 */
export async function listLegalVersions(
  { db }: Pick<LegalContext, 'db'>,
  actor: Actor,
  { kind }: { kind: LegalKind },
): Promise<LegalVersionSummary[]> {
  authorize(mayReadAsAdministrator(actor))
  return findLegalVersions(db, kind)
}
