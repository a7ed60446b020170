export { seeRelease, unseenRelease } from './server/seen-release.ts'
