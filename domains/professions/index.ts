export type { Profession } from './profession.ts'
