export type {
  AlignableAnnotation,
  Annotation,
  ReferenceAnnotation,
  Timing,
} from './annotation.ts'
export { type GlossConventionId, glossConventions } from './conventions/conventions.ts'
export { type GlossConvention, type GlossMark, glossMarks } from './conventions/gloss-convention.ts'
export {
  type GlossTierProposal,
  proposeConvention,
  proposeGlossTiers,
} from './conventions/propose-gloss-tiers.ts'
export { type LexicalGloss, type MarkedGloss, type SortedGloss, sortGloss } from './conventions/sort-gloss.ts'
export { type GlossTally, tallyGlosses } from './conventions/tally-glosses.ts'
export { type Diagnostic, type DiagnosticCode, diagnosticCodes } from './diagnostics.ts'
export {
  type Constraint,
  type EafDocument,
  type LexiconReference,
  type License,
  type Link,
  type LinkedFile,
  type LinkSet,
  type Locale,
  type Media,
  type Property,
  stereotypes,
  type Tier,
  type TierType,
  type TimeSlots,
} from './document.ts'
export { bindVocabulary, type VocabularyBinding } from './editing/bind-vocabulary.ts'
export { type EafEdits, editEaf } from './editing/edit-eaf.ts'
export { ElanFileError, ElanWriteError, type Refusal, refusals, type WriteProblem } from './elan-error.ts'
export type { ByteSource } from './reading/decode-bytes.ts'
export { type EafFile, readEaf } from './reading/read-eaf.ts'
export { type EcvFile, readEcv } from './reading/read-ecv.ts'
export { defaultLimits, type ReadLimits } from './reading/read-limits.ts'
export type {
  EcvDocument,
  EntryValue,
  ExternalReference,
  Language,
  Vocabulary,
  VocabularyEntry,
} from './vocabulary.ts'
export { distinctValues } from './writing/distinct-values.ts'
export { type GlossTemplate, glossTemplate, standardTierNames } from './writing/gloss-template.ts'
export { writeEaf } from './writing/write-eaf.ts'
export { type EcvEntry, type EcvHead, type EcvVocabulary, writeEcv } from './writing/write-ecv.ts'
export { writeEtf } from './writing/write-etf.ts'
