import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { LegalVersion } from '../legal-version.ts'

/** Lists the newest version of the terms of use and of the privacy policy, as far as there is one. */
export async function readCurrentLegalVersions(db: Db): Promise<LegalVersion[]> {
  const rows = await db
    .selectFrom('legalVersion')
    .distinctOn('kind')
    .select(['id', 'kind', 'createdAt'])
    .select(
      sql<LegalVersion['texts']>`coalesce((
        select json_object_agg(language, json_build_object('body', body, 'videoId', video_id))
        from legal_text where legal_version_id = legal_version.id
      ), '{}')`.as('texts'),
    )
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute()
  return rows as LegalVersion[]
}
