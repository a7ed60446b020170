export type { Profession } from './profession.ts'
export { listProfessions } from './server/profession.queries.ts'
