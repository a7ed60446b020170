export type { Institution } from './institution.ts'
