export { legalTexts } from './legal-text.input.ts'
export {
  findLegalVersion,
  type KeptLegalVersion,
  type LegalCorrection,
  listCorrections,
  listLegalVersions,
} from './server/legal.queries.ts'
export { correctLegalVersion, publishLegalVersion } from './server/write-legal-versions.ts'
