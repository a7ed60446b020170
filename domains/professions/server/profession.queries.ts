import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { Profession } from '../profession.ts'

/** All professions, ordered by position and id. */
export function listProfessions(db: Db): Promise<Profession[]> {
  return db
    .selectFrom('profession')
    .select(['id', 'position', 'active'])
    .select(
      sql<Record<string, string>>`coalesce((
        select json_object_agg(language, description) from profession_text where profession_id = profession.id
      ), '{}')`.as('names'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
}
