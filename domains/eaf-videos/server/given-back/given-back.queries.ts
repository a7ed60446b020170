import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import { shownMatching } from '../glosses/matching.queries.ts'

/** The present version of a recording as it is stored. */
export interface StoredFile {
  recordingId: number
  versionId: number
  fileKey: string
  fileName: string
  /** SHA-256 of the file without compression. */
  sha256: string
}

const storedFile = sql`video.id as recording_id, version.id as version_id, version.file_key,
  version.file_name, version.sha256 from eaf_video video join eaf_version version on version.id = video.version_id`

export async function findStoredFile(db: Db, recordingId: number): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`select ${storedFile} where video.id = ${recordingId}`.execute(db)
  return rows[0]
}

/** The linguistic types of the gloss tiers of a version. */
export async function listGlossTypes(db: Db, versionId: number): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select distinct linguistic_type as type from eaf_tier
    where version_id = ${versionId} and hand is not null order by 1
  `.execute(db)
  return rows.map(({ type }) => type)
}

/** What changes in an annotation of a file: its reference to the vocabulary, or its value. */
export interface AnnotationEdit {
  /** ANNOTATION_ID of the file. */
  id: string
  entry?: string
  value?: string
}

type PlacedEdit = AnnotationEdit & { tier: number; position: number }

/** Annotations of one query. */
const batchSize = 5_000

/** Reads all rows of a query in batches, by the places of annotations. */
async function* inBatches(
  db: Db,
  select: (after: RawBuilder<unknown>) => RawBuilder<PlacedEdit>,
): AsyncGenerator<AnnotationEdit[]> {
  let [tier, position] = [0, 0]
  for (;;) {
    const after = sql`(occurrence.tier, occurrence.position) > (${tier}::integer, ${position}::integer)`
    const { rows } = await sql<PlacedEdit>`
      ${select(after)} order by occurrence.tier, occurrence.position limit ${batchSize}
    `.execute(db)
    yield rows.map(({ tier: _, position: __, ...edit }) => edit)
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    ;({ tier, position } = last)
  }
}

/** Compounds have several occurrences, and marks are a part of the value that a reference would overwrite. */
const isWholeValue = sql`occurrence.marks = '{}' and not exists (
  select from occurrence other
  where other.version_id = occurrence.version_id and other.matching_id = occurrence.matching_id
    and other.tier = occurrence.tier
    and other.position = occurrence.position and other.part <> occurrence.part
)`

/**
 * The references of annotations whose whole value names a sign of the public vocabulary, without those that the file has.
 * A variant that the dictionary does not distinguish gets none: ELAN would overwrite it with the gloss.
 */
export const listLinkEdits = (db: Db, versionId: number): AsyncGenerator<AnnotationEdit[]> =>
  inBatches(
    db,
    (after) => sql<PlacedEdit>`
      select occurrence.tier, occurrence.position, annotation.annotation_id as id, 'sign-' || occurrence.sign_id as entry
      from occurrence join eaf_annotation annotation using (version_id, tier, position)
      where version_id = ${versionId} and matching_id = ${shownMatching(versionId)}
        and occurrence.link in ('exact', 'folded', 'hand') and ${isWholeValue}
        and annotation.entry is distinct from 'sign-' || occurrence.sign_id
        and exists (
          select from sign_decision decision
          where decision.sign_id = occurrence.sign_id and decision.kind = 'publish'
        )
        and ${after}`,
  )

/** The gloss that the public vocabulary has, or will have. */
const presentGloss = sql`coalesce(published.document -> 'texts' ->> 'gloss', sign.gloss)`

/**
 * Occurrences whose value is no longer the gloss of their sign: by their reference, or because the value is a former gloss.
 * Tiers in English have English glosses, which are not unique; ELAN changes them itself.
 */
const changedOccurrences = sql`occurrence
  join sign on sign.id = occurrence.sign_id and sign.status <> 'deleted'
  left join published_sign published on published.sign_id = sign.id
  join eaf_tier tier on tier.version_id = occurrence.version_id and tier.position = occurrence.tier
  join eaf_video shown
    on shown.version_id = occurrence.version_id and shown.matching_id = occurrence.matching_id
  where tier.language is distinct from 'eng' and ${isWholeValue} and occurrence.value <> ${presentGloss}
    and (occurrence.link = 'reference' or exists (
      select from sign_version former
      where former.sign_id = sign.id and former.document -> 'texts' ->> 'gloss' = occurrence.value
    ))`

/** The new values of annotations whose sign was renamed. */
export const listValueEdits = (db: Db, versionId: number): AsyncGenerator<AnnotationEdit[]> =>
  inBatches(
    db,
    (after) => sql<PlacedEdit>`
      select occurrence.tier, occurrence.position, (
          select annotation_id from eaf_annotation annotation
          where annotation.version_id = occurrence.version_id and annotation.tier = occurrence.tier
            and annotation.position = occurrence.position
        ) as id, ${presentGloss} as value
      from ${changedOccurrences} and occurrence.version_id = ${versionId} and ${after}`,
  )

/** The present files in which signs have former glosses, by the id of their recordings. */
export async function listChangedFiles(db: Db): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select ${storedFile}
    where exists (select from ${changedOccurrences} and occurrence.version_id = version.id)
    order by video.id
  `.execute(db)
  return rows
}
