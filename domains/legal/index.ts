export { legalTextsSchema } from './legal-text.input.ts'
export {
  findLegalVersion,
  type LegalCorrection,
  type LegalVersionSummary,
  listCorrections,
  listLegalVersions,
} from './server/legal.queries.ts'
export { correctLegalVersion, publishLegalVersion } from './server/write-legal-versions.ts'
