import { sql } from 'kysely'
import { glossFor, isVisibleTo } from '#domains/signs/server/visible-signs.queries.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'

/** A sign with some of its versions, as its page needs it. People are account ids; null means "system" or nobody. */
export interface SignRecord {
  id: number
  source: string | null
  sourceId: string | null
  authorId: number | null
  publisherId: number | null
  approverId: number | null
  createdAt: Date
  changedAt: Date
  publishedAt: Date | null
  versionCount: number
  /** What the public sees; null when there is nothing. */
  published: SignDocument | null
  /** Contents by revision: the current one and the wanted ones. */
  documents: Record<number, SignDocument>
  /** The glosses of the signs that these documents refer to and that the actor may see, by id. */
  glosses: Record<number, string>
  /** Their files, by id; `picture` is the storage key of the poster or of the picture. */
  files: Record<number, { name: string; picture: string | null }>
}

/** A sign with its current version and others, and what they refer to; undefined for an unknown id. One query. */
export async function findSignRecord(
  db: Db,
  actor: Actor,
  id: number,
  revisions: readonly number[],
): Promise<SignRecord | undefined> {
  const { rows } = await sql<SignRecord>`
    with wanted as (
      select sign_version.revision, document from sign
      join sign_version on sign_version.sign_id = sign.id
      where sign.id = ${id}
        and (sign_version.revision = sign.revision or sign_version.revision = any(${revisions}::integer[]))
    ), shown as (
      select document from wanted
      union all select document from published_sign where sign_id = ${id}
    ), referred as (
      select jsonb_path_query(document, '$.relations[*].sign')::integer as id from shown
      union select jsonb_path_query(document, '$.minimalPairs[*]')::integer from shown
    ), used as (
      select jsonb_path_query(document, '$.media[*].media')::integer as id from shown
      union select jsonb_path_query(document, '$.examples[*].media')::integer from shown
    )
    select sign.id, source, source_id, author_id, publisher_id, approver_id, created_at, changed_at, published_at,
      (select count(*)::integer from sign_version where sign_id = sign.id) as version_count,
      (select document from published_sign where sign_id = sign.id) as published,
      (select json_object_agg(revision, document) from wanted) as documents,
      coalesce((
        select json_object_agg(sign.id, ${glossFor(actor)})
        from referred join sign using (id) left join published_sign on published_sign.sign_id = sign.id
        where ${isVisibleTo(actor)}
      ), '{}') as glosses,
      coalesce((
        select json_object_agg(media.id, json_build_object('name', original_name, 'picture', (
          select key from media_file where media_id = media.id
            and role = any(case when kind = 'image' then array['web', 'original'] else array['poster'] end)
          order by role = 'original' limit 1
        ))) from media join used using (id)
      ), '{}') as files
    from sign where sign.id = ${id}
  `.execute(db)
  return rows[0]
}

/** What the public sees of signs, by id; unpublished signs are left out. */
export async function listPublishedDocuments(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, SignDocument>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('publishedSign')
    .select(['signId', 'document'])
    .where('signId', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ signId, document }) => [signId, document as unknown as SignDocument]))
}
