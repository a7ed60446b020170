export * from './compare-versions.ts'
export { demoSource } from './demo-source.ts'
export { approverDigestJob } from './mails/server/approver-digest-job.ts'
export { signMails } from './mails/server/sign-mails.ts'
export * from './properties.ts'
export { assignPublisher } from './server/assign-publisher.ts'
export {
  changeOneByOne,
  decideSigns,
  loadSeenSigns,
  requireDecided,
  type SignOutcome,
} from './server/decide-signs.ts'
// Parts of use cases of other domains; they do not authorize.
export { deleteSignMedia } from './server/delete-sign-media.ts'
export { deleteSigns } from './server/delete-signs.ts'
export { countSignsNaming, eraseNames } from './server/erase-names.ts'
export { type ExportBatch, exportBatchSize, writeSigns } from './server/export-signs.ts'
export { readThumbnails } from './server/import/collect-pictures.ts'
export type { ImportCounts, ImportProgress } from './server/import/import-options.ts'
export {
  type ImportReport,
  importSigns,
  type PreparedImport,
  prepareImport,
  writeImport,
} from './server/import/import-signs.ts'
export { mappingOfPreset, maxHeaderBytes } from './server/import/mapping-of-preset.ts'
export { checkMapping, parseMappingText } from './server/import/read-mapping.ts'
export type { RenamedValue } from './server/import/renamed-values.ts'
export { storeFolderFiles } from './server/import/store-files.ts'
export { listSignsByStatus } from './server/list-signs-by-status.ts'
export { listVersions, readVersion } from './server/list-versions.ts'
export { attachCopy } from './server/media/attach-copy.ts'
export { type Attachment, attachUpload, type MediaContext } from './server/media/attach-upload.ts'
export { attributeMedia, detachMedia, processAgain } from './server/media/change-sign-media.ts'
export { requireEditableSign } from './server/media/editable-sign.ts'
export type { FileHolder, HeldFiles } from './server/media/file-holder.ts'
export { type Failures, listFailures } from './server/media/list-failures.ts'
export { listSignMedia } from './server/media/list-sign-media.ts'
export { createMediaAccess } from './server/media/media-access.ts'
export { type MediaEvents, openMediaEvents } from './server/media/open-media-events.ts'
export { signMediaJob } from './server/media/sign-media-job.ts'
export { readCurrentSign } from './server/read-current-sign.ts'
export { refuseChangeOfApprover } from './server/refuse-change-of-approver.ts'
export { removeDemoSigns } from './server/remove-demo-signs.ts'
export { requireKnownReferences } from './server/require-known-references.ts'
export { restoreVersion } from './server/restore-version.ts'
export { saveSigns } from './server/save-signs.ts'
export { exportCommand, type ImportArguments, importCommand } from './server/sign-commands.ts'
export { signContributions } from './server/sign-contributions.ts'
export {
  type ImportContext,
  type PublicationRules,
  publishesNothing,
  type SignsContext,
} from './server/signs-context.ts'
export * from './sign-abilities.ts'
export * from './sign-body.wire.ts'
export type { SignChange } from './sign-change.ts'
export * from './sign-decisions.ts'
export * from './sign-document.ts'
export * from './sign-state.ts'
