export { deleteErasedFiles } from './server/delete-erased-files.ts'
export { erase } from './server/erase.ts'
export { erasedFilesJob } from './server/erased-files-job.ts'
export {
  erasureListKey,
  readErasureList,
  readErasureListBeside,
  readRemoteErasureList,
  readStoredErasureList,
  writeErasureList,
} from './server/erasure-list.ts'
export { getErasureSubject, getErasures } from './server/get-erasures.ts'
export { repeatErasures } from './server/repeat-erasures.ts'
export { repeatErasuresCommand } from './server/repeat-erasures-command.ts'
