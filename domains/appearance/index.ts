export { type Appearance, builtInAppearance } from './appearance.ts'
export { readAppearance } from './server/appearance.queries.ts'
