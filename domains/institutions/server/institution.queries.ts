import type { Db } from '#platform/db/transaction.ts'
import type { Institution } from '../institution.ts'

/** All institutions, ordered by position. */
export function listInstitutions(db: Db): Promise<Institution[]> {
  return db
    .selectFrom('institution')
    .select(['id', 'name', 'link', 'logoId', 'isPartner', 'isOther', 'position', 'active'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}
