export { type AcceptanceStatus, nextPendingAcceptance } from './acceptance-status.ts'
export * from './consent.ts'
// Parts of use cases of other domains. They do not authorize, so pages and API do not call them.
export { acceptPolicy, acceptTerms, acceptVersion, saveConsent } from './server/answer-consent.ts'
export { getAcceptanceStatus } from './server/get-acceptance-status.ts'
export { getOwnConsent } from './server/get-own-consent.ts'
export { hasPendingAcceptanceSql } from './server/has-pending-acceptance-sql.ts'
export * from './visibility.ts'
