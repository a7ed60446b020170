export { createSignOfClip } from './server/create-sign-of-clip.ts'
export { matchClipNames } from './server/match-clip-names.ts'
