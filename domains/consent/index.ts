export { nextQuestion, type TermCheck } from './acceptance.ts'
export * from './consent.ts'
export { acceptPolicy, acceptTerms, acceptVersion, requireAcceptance, saveConsent } from './server/accept.ts'
export { termCheck } from './server/check-terms.ts'
export {
  findAcceptedVersions,
  findConsents,
  listAcceptances,
  listConsentChanges,
  storeConsent,
} from './server/consent.queries.ts'
export { owesAcceptance } from './server/owes-acceptance.ts'
export * from './visibility.ts'
