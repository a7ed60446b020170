export {
  type Media,
  type MediaProblem,
  mediaStateChannel,
  mediaUrl,
} from './media.ts'
export { listMediaReferences } from './server/media-references.ts'
export { probeVideo } from './server/probe-video.ts'
export { mediaJob, queueProcessing } from './server/processing/media-job.ts'
export { findVideoPrograms } from './server/processing/video-programs.ts'
export { type FinishedUpload, openUploads, type Uploads } from './server/uploads/open-uploads.ts'
export { uploadSweepJob } from './server/uploads/upload-sweep-job.ts'
export { uploadedFileKey, uploadedFileKeys } from './server/uploads/uploaded-file-key.ts'
export { isTrimOf, maxUploadBytes, type Trim, uploadKindOf } from './upload.ts'
