export type { Appearance } from './appearance.ts'
export { readAppearance } from './server/appearance.queries.ts'
