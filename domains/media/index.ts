export { type Media, shownFile } from './media.ts'
export { probeVideo, type VideoMetadata, videoMimeTypes } from './server/probe-video.ts'
