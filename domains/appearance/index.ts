export { type Appearance, builtInAppearance } from './appearance.ts'
