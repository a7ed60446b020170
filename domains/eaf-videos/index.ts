export { changeRecording, deleteRecording } from './server/files/change-recording.ts'
export { createRecording } from './server/files/create-recording.ts'
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
  listRecordings,
  listVisibleRecordings,
} from './server/files/list-recordings.ts'
export type { ReceivedEaf } from './server/files/read-eaf-file.ts'
export { replaceFile } from './server/files/replace-file.ts'
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
// A part of use cases of uploads; it does not authorize.
export { matchGlosses } from './server/glosses/match-glosses.ts'
