import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { EafChanges, EafFileFacts, EafTierFacts } from '../../eaf-file.ts'

interface NewVersion {
  recordingId: number
  fileKey: string
  fileName: string
  facts: EafFileFacts
  uploadedBy: number | null
  at: Date
}

/** Stores a version with its tiers, without its annotations. @returns its id */
export async function insertVersion(
  tx: Tx,
  { recordingId, fileKey, fileName, facts, uploadedBy, at }: NewVersion,
): Promise<number> {
  const { bytes, sha256, format, counts, diagnostics, metadata, tiers } = facts
  const { rows } = await sql<{ id: number }>`
    insert into eaf_version (eaf_video_id, number, file_key, file_name, bytes, sha256, format, counts, diagnostics, metadata,
      uploaded_by, uploaded_at, complete)
    select ${recordingId}, coalesce(max(number), 0) + 1, ${fileKey}, ${fileName}, ${bytes}, ${sha256}, ${format},
      ${JSON.stringify(counts)}::jsonb, ${JSON.stringify(diagnostics)}::jsonb, ${JSON.stringify(metadata)}::jsonb,
      ${uploadedBy}::integer, ${at}::timestamptz, false
    from eaf_version where eaf_video_id = ${recordingId}
    returning id
  `.execute(tx)
  const id = rows[0]?.id ?? 0
  await insertTiers(tx, id, tiers)
  return id
}

/** In one statement: a file may have thousands of tiers. */
async function insertTiers(tx: Tx, versionId: number, tiers: readonly EafTierFacts[]): Promise<void> {
  const rows = tiers.map((tier, index) => ({ position: index + 1, ...tier }))
  await sql`
    insert into eaf_tier (version_id, position, name, linguistic_type, constraint_name, parent, participant, annotator,
      language, annotations)
    select ${versionId}, position, name, "linguisticType", "constraintName", parent, participant, annotator, language,
      annotations
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(position integer, name text, "linguisticType" text,
      "constraintName" text, parent text, participant text, annotator text, language text, annotations integer)
  `.execute(tx)
}

/** @param batch a line of `annotationBatches`, which only the database reads */
export const insertAnnotations = (db: Db, versionId: number, batch: string) =>
  sql`
    insert into eaf_annotation (version_id, tier, position, annotation_id, begin_ms, end_ms, timing, value, entry)
    select ${versionId}, t, p, i, b, e, m, v, c
    from json_to_recordset(${batch}::json)
      as r(t integer, p integer, i text, b integer, e integer, m text, v text, c text)
  `.execute(db)

/** The hands of tiers are chosen once: tiers of a newer version with the same names have them too. */
export const copyHands = (db: Db, { from, to }: { from: number; to: number }) =>
  sql`
    update eaf_tier set hand = earlier.hand from eaf_tier as earlier
    where eaf_tier.version_id = ${to} and earlier.version_id = ${from} and earlier.name = eaf_tier.name
  `.execute(db)

/** A recording with its present version, locked until the transaction ends. */
export const lockRecording = (tx: Tx, id: number) =>
  tx
    .selectFrom('eafVideo')
    .select(['id', 'revision', 'versionId', 'title', 'visibility'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Makes a version the present one, and compares it with the one before if there is one. */
export async function completeVersion(
  tx: Tx,
  { id, recordingId, changes, at }: { id: number; recordingId: number; changes: EafChanges | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('eafVersion')
    .set({ complete: true, changes: changes && JSON.stringify(changes) })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('eafVideo')
    .set(({ eb }) => ({ versionId: id, updatedAt: at, revision: eb('revision', '+', 1) }))
    .where('id', '=', recordingId)
    .execute()
}

export const deleteVersion = (db: Db | Tx, id: number) =>
  db.deleteFrom('eafVersion').where('id', '=', id).execute()

/** Versions that began before a time and are not complete, with the keys of their files. */
export const listUnfinishedVersions = (db: Db, before: Date) =>
  db
    .selectFrom('eafVersion')
    .select(['id', 'eafVideoId', 'fileKey'])
    .where('complete', '=', false)
    .where('uploadedAt', '<', before)
    .execute()

/** Deletes recordings without any version, which began before a time. */
export const deleteEmptyRecordings = (db: Db, before: Date) =>
  sql`
    delete from eaf_video where version_id is null and created_at < ${before}
      and not exists (select from eaf_version where eaf_video_id = eaf_video.id)
  `.execute(db)

/** The keys of all stored annotation files. */
export const listFileKeys = (db: Db) => db.selectFrom('eafVersion').select('fileKey').execute()
