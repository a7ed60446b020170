export {
  type Media,
  type MediaProblem,
  mediaStateChannel,
  mediaUrl,
} from './media.ts'
export { attachContentMedia, getContentMedia } from './server/contents/content-media.ts'
export { requireContentMedia } from './server/contents/require-content-media.ts'
export { attachFilm, type FilmContext, storeFilm } from './server/films/visitor-film.ts'
export { listMediaReferences } from './server/media-references.ts'
export { probeVideo } from './server/probe-video.ts'
export { mediaJob, queueProcessing } from './server/processing/media-job.ts'
export { findVideoPrograms } from './server/processing/video-programs.ts'
export {
  fileSize,
  hashFile,
  imageExtensionList,
  imageExtensions,
  type MediaSource,
  makeThumbnail,
  mediaKindOf,
  posterNames,
  requirePicture,
  type StoredFile,
  storeMedia,
  videoExtensions,
} from './server/store-media.ts'
export { storeUpload } from './server/store-upload.ts'
export { openUploadStore } from './server/uploads/open-upload-store.ts'
export { type FinishedUpload, openUploads, type Uploads } from './server/uploads/open-uploads.ts'
export { uploadFolder } from './server/uploads/upload-folder.ts'
export { uploadSweepJob } from './server/uploads/upload-sweep-job.ts'
export { uploadedFileKey, uploadedFileKeys } from './server/uploads/uploaded-file-key.ts'
export { maxUploadBytes, type Trim } from './upload.ts'
