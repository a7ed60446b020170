export { exportChangedFiles } from './server/given-back/export-changed-files.ts'
export { getRecordingFile } from './server/given-back/get-recording-file.ts'
export { freeGloss, recordFreedGloss } from './server/uses/free-gloss.ts'
export { getSignUses } from './server/uses/get-sign-uses.ts'
