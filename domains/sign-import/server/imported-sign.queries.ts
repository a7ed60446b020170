import { sql } from 'kysely'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'

/** A sign that an import creates or changes; the id of a new sign is negative. */
export interface ImportedChange {
  position: number
  signId: number
  gloss: string
  /** Null for a new sign. */
  before: SignDocument | null
  after: SignDocument
}

/** The changes of an import on one page, by position. */
export async function listChanges(
  db: Db,
  importId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ImportedChange[]> {
  const { rows } = await sql<ImportedChange>`
    select position, sign_id, gloss, before, after from sign_import_change
    where import_id = ${importId} order by position limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

/** The names of what documents refer to: glosses of signs, also of new ones of the import, and names of files. */
export async function findNames(
  db: Db,
  importId: number,
  { signs, media }: { signs: readonly number[]; media: readonly number[] },
) {
  const { rows } = await sql<{
    glosses: Record<number, string>
    files: Record<number, { name: string; picture: null }>
  }>`
    select
      coalesce((select json_object_agg(id, gloss) from (
        select id, gloss from sign where id = any(${signs}::integer[])
        union all
        select sign_id, gloss from sign_import_change
        where import_id = ${importId} and sign_id < 0 and sign_id = any(${signs}::integer[])
      ) as named), '{}') as glosses,
      coalesce((
        select json_object_agg(id, json_build_object('name', original_name, 'picture', null)) from media
        where id = any(${media}::integer[])
      ), '{}') as files
  `.execute(db)
  return rows[0] ?? { glosses: {}, files: {} }
}

/** A sign of a finished import that somebody changed since. */
export interface ChangedSince {
  id: number
  gloss: string
  by: number | null
  at: Date
}

/** The signs of a change set that have newer versions; the first ones, and the number of all. */
export async function listChangedSince(
  db: Db,
  changeSetId: number,
  limit: number,
): Promise<{ signs: ChangedSince[]; count: number }> {
  const { rows } = await sql<ChangedSince & { count: number }>`
    select sign.id, sign.gloss, change_set.actor_id as by, change_set.at, count(*) over ()::integer as count
    from sign_version as imported
    join sign on sign.id = imported.sign_id and sign.revision > imported.revision
    join sign_version as current on current.sign_id = sign.id and current.revision = sign.revision
    join change_set on change_set.id = current.change_set_id
    where imported.change_set_id = ${changeSetId}
    order by change_set.at desc, sign.id limit ${limit}
  `.execute(db)
  return { signs: rows.map(({ count: _, ...sign }) => sign), count: rows[0]?.count ?? 0 }
}

/** A sign as an import left it, and as it was before; `before` is null for a sign that the import created. */
export interface ImportedSign {
  signId: number
  revision: number
  before: SignDocument | null
  after: SignDocument
  externalBefore: { source: string; sourceId: string } | null
  /** Whether the import changed the external id. */
  changesExternalId: boolean
}

/** The next `limit` signs of a change set above the id `after`, by ascending id. */
export async function readImportedSigns(
  tx: Tx,
  {
    importId,
    changeSetId,
    after,
    limit,
  }: { importId: number; changeSetId: number; after: number; limit: number },
): Promise<ImportedSign[]> {
  const { rows } = await sql<ImportedSign>`
    select after.sign_id, after.revision, before.document as before, after.document as after,
      change.external_before -> 'before' as external_before,
      change.external_before is not null as changes_external_id
    from sign_version as after
    left join sign_version as before on before.sign_id = after.sign_id and before.revision = after.revision - 1
    left join sign_import_change as change on change.import_id = ${importId} and change.sign_id = after.sign_id
    where after.change_set_id = ${changeSetId} and after.sign_id > ${after}
    order by after.sign_id limit ${limit}
  `.execute(tx)
  return rows
}

/**
 * Deletes what imports keep of a sign: its rows in previews, and messages that name it.
 * @param glosses of all versions of the sign
 */
export async function deleteImportTraces(
  tx: Tx,
  { signId, glosses }: { signId: number; glosses: readonly string[] },
): Promise<void> {
  await sql`
    delete from sign_import_change
    where sign_id = ${signId} or (sign_id < 0 and gloss = any(${glosses}::text[]))
  `.execute(tx)
  await sql`
    update sign_import set left_alone = null,
      findings = findings || '{"errors": [], "notices": [], "renamed": [], "unmapped": []}'
    where exists (
      select from unnest(${glosses}::text[]) as gloss
      where strpos(concat(findings, left_alone), to_json(gloss)::text) > 0
    )
  `.execute(tx)
}

/** Deletes the changes of an earlier preview. */
export async function deleteChanges(tx: Tx, importId: number): Promise<void> {
  await sql`delete from sign_import_change where import_id = ${importId}`.execute(tx)
}

/** Stores changes of a preview. */
export async function insertChanges(
  tx: Tx,
  importId: number,
  changes: readonly (ImportedChange & { externalBefore: unknown })[],
): Promise<void> {
  await sql`
    insert into sign_import_change (import_id, position, sign_id, gloss, before, after, external_before)
    select ${importId}, position, "signId", gloss, before, after, "externalBefore"
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as r(
      position integer, "signId" integer, gloss text, before jsonb, after jsonb, "externalBefore" jsonb
    )
  `.execute(tx)
}
