export { type Media, shownFile } from './media.ts'
export { readMedia } from './server/media.queries.ts'
export { probeVideo, type VideoMetadata, videoMimeTypes } from './server/probe-video.ts'
