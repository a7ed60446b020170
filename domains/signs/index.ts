export { canonicalDocument, sameDocument } from './canonical-document.ts'
export * from './properties.ts'
export { type ExportFormat, exportFormats, exportSigns, exportToFile } from './server/export-signs.ts'
export type { ImportCounts, ImportOptions, ImportProgress } from './server/import/import-options.ts'
export { type ImportReport, importSigns } from './server/import/import-signs.ts'
export { storeFolderFiles } from './server/import/store-files.ts'
export { publishSigns, removeSigns, restoreSigns, unpublishSigns } from './server/move-signs.ts'
export { demoSource, removeDemoSigns } from './server/remove-demo.ts'
export {
  type ChangeKind,
  type SavedSign,
  type SaveRequest,
  type SignChange,
  saveSigns,
} from './server/save-signs.ts'
export { loadSigns } from './server/sign.queries.ts'
export type { ImportContext, SignsContext } from './server/signs-context.ts'
export { type ExportArguments, exportVerb, type ImportArguments, importVerb } from './server/verbs.ts'
export {
  mayCreate,
  mayEdit,
  mayPublish,
  mayRemove,
  mayRestore,
  maySee,
  mayUnpublish,
  type SignFacts,
} from './sign.policy.ts'
export { canMove, type SignMove, signTransitions } from './sign.ts'
export * from './sign-document.ts'
