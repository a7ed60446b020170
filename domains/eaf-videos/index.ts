export { changeRecording, deleteRecording } from './server/files/change-recording.ts'
export { createRecording } from './server/files/create-recording.ts'
export { removeDemoRecordings } from './server/files/demo-recordings.ts'
export { eafSweepJob } from './server/files/eaf-sweep-job.ts'
export {
  getRecording,
  getRecordingHead,
  getRecordingVersions,
  openVersionFile,
  type RecordingDetails,
} from './server/files/get-recording.ts'
export { listEafKeys } from './server/files/list-eaf-keys.ts'
export {
  type ListedRecording,
  listNewestRecordings,
  listRecordings,
} from './server/files/list-recordings.ts'
export type { ReceivedEaf } from './server/files/read-eaf-file.ts'
export { replaceFile } from './server/files/replace-file.ts'
export { exportChangedFiles } from './server/given-back/export-changed-files.ts'
export { getRecordingFile } from './server/given-back/get-recording-file.ts'
export {
  chooseGlossTiers,
  compareChoice,
  matchAgain,
} from './server/glosses/choose-gloss-tiers.ts'
export {
  createSignsOfValues,
  decideValues,
  linkCompounds,
} from './server/glosses/decide-values.ts'
export {
  type Glosses,
  getChosenValues,
  getGlosses,
  getGlossTiers,
  listValues,
} from './server/glosses/get-glosses.ts'
export { recordCorpusChange } from './server/record-corpus-change.ts'
export { freeGloss } from './server/uses/free-gloss.ts'
export { getSignUses } from './server/uses/get-sign-uses.ts'
