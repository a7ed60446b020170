export { type AcceptanceStatus, nextPendingAcceptance } from './acceptance.ts'
export * from './consent.ts'
export { acceptPolicy, acceptTerms, acceptVersion, requireAcceptance, saveConsent } from './server/accept.ts'
export { getAcceptanceStatus } from './server/check-terms.ts'
export {
  findAcceptedVersions,
  findConsents,
  listAcceptances,
  listConsentChanges,
  storeConsent,
} from './server/consent.queries.ts'
export { hasPendingAcceptanceSql } from './server/owes-acceptance.ts'
export * from './visibility.ts'
