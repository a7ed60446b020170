export { type HandDrawings, openHandDrawings } from './server/open-hand-drawings.ts'
