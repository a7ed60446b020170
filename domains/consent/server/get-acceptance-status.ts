import { type LegalVersion, listCurrentLegalVersions } from '#domains/content/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { AcceptanceStatus } from '../acceptance-status.ts'
import { findAcceptedVersions, findConsents } from './consent.queries.ts'

/** The newest terms and policy, and whether a person has yet to accept them or to answer the consent form. */
export async function getAcceptanceStatus(db: Db, accountId: number): Promise<AcceptanceStatus> {
  const versions = await listCurrentLegalVersions(db)
  const accepted = await findAcceptedVersions(db, accountId)
  const hasConsent = (await findConsents(db, [accountId])).has(accountId)
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
