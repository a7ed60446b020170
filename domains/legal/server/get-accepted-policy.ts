import { mayReadAcceptances } from '#domains/consent/consent.policy.ts'
import { listAcceptances } from '#domains/consent/server/consent.queries.ts'
import type { LegalVersion } from '#domains/content/legal-version.ts'
import type { Actor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { findLegalVersion } from './legal.queries.ts'
import type { LegalContext } from './legal-context.ts'

/** The privacy policy that a person accepted last. */
export interface AcceptedPolicy {
  version: LegalVersion
  acceptedAt: Date
}

/**
 * The privacy policy that a person accepted last; null when they accepted none. The answers to the consent form refer
 * to this version, even if there is a newer one.
 * @throws AppError the reasons of `mayReadAcceptances`
 */
export async function getAcceptedPolicy(
  { db }: Pick<LegalContext, 'db'>,
  viewer: Actor,
  { accountId }: { accountId: number },
): Promise<AcceptedPolicy | null> {
  authorize(mayReadAcceptances(viewer, accountId))
  const accepted = (await listAcceptances(db, accountId)).find(({ kind }) => kind === 'privacy')
  const version = accepted && (await findLegalVersion(db, accepted.versionId))
  return version ? { version, acceptedAt: accepted.at } : null
}
