export type { Institution } from './institution.ts'
export { listInstitutions } from './server/institution.queries.ts'
