export { type Media, type MediaFile, type MediaFileRole, mediaFileRoles, shownFile } from './media.ts'
export { readMedia } from './server/media.queries.ts'
