import type { LegalVersion } from '#domains/content/legal-version.ts'
import { readCurrentLegalVersions } from '#domains/content/server/current-legal-versions.queries.ts'
import type { AccountActor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import type { AcceptanceStatus } from '../acceptance-status.ts'
import { mayAnswerConsent } from '../consent.policy.ts'
import { findAcceptedVersions, findConsents } from './consent.queries.ts'
import type { ConsentContext } from './consent-context.ts'

/**
 * The newest terms and policy, and whether a person has yet to accept them or to answer the consent form.
 * `has-pending-acceptance-sql.ts` expresses the same rule in SQL.
 * @throws AppError the reasons of `mayAnswerConsent`
 */
export async function getAcceptanceStatus(
  { db }: Pick<ConsentContext, 'db'>,
  actor: AccountActor,
): Promise<AcceptanceStatus> {
  authorize(mayAnswerConsent(actor))
  const versions = await readCurrentLegalVersions(db)
  const accepted = await findAcceptedVersions(db, actor.id)
  const hasConsent = (await findConsents(db, [actor.id])).has(actor.id)
  const current = (kind: LegalVersion['kind']) => versions.find((version) => version.kind === kind) ?? null
  const [terms, policy] = [current('terms'), current('privacy')]
  return {
    terms,
    mustAcceptTerms: terms !== null && accepted.terms !== terms.id,
    policy,
    mustAcceptPolicy: policy !== null && (accepted.privacy !== policy.id || !hasConsent),
    hasConsent,
  }
}
