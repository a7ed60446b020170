export { type AcceptanceStatus, nextPendingAcceptance } from './acceptance-status.ts'
export * from './consent.ts'
export {
  acceptPolicy,
  acceptTerms,
  acceptVersion,
  requireAcceptance,
  saveConsent,
} from './server/accept-legal-texts.ts'
export {
  findAcceptedVersions,
  findConsents,
  listAcceptances,
  listConsentChanges,
  storeConsent,
} from './server/consent.queries.ts'
export { getAcceptanceStatus } from './server/get-acceptance-status.ts'
export { hasPendingAcceptanceSql } from './server/has-pending-acceptance-sql.ts'
export * from './visibility.ts'
