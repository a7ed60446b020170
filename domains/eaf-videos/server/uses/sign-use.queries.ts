import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { RecordingWithUses, UseKind } from '../../sign-uses.ts'

/** The recordings whose present version names one of these signs, by id. */
export async function listRecordingsWithUses(
  db: Db,
  signIds: readonly number[],
): Promise<RecordingWithUses[]> {
  type Row = Omit<RecordingWithUses, 'uses'> & Record<UseKind, number>
  const { rows } = await sql<Row>`
    select video.id, video.title, video.visibility, version.uploaded_at,
      count(*) filter (where link = 'reference')::integer as reference,
      count(*) filter (where link in ('exact', 'folded', 'variant'))::integer as text,
      count(*) filter (where link = 'hand')::integer as hand
    from occurrence
    join eaf_video video
      on video.version_id = occurrence.version_id and video.matching_id = occurrence.matching_id
    join eaf_version version on version.id = occurrence.version_id
    where occurrence.sign_id = any(${signIds}::integer[])
    group by video.id, version.id
    order by video.id
  `.execute(db)
  return rows.map(({ reference, text, hand, ...recording }) => ({
    ...recording,
    uses: { reference, text, hand },
  }))
}

/**
 * Annotations that name a sign by its gloss name no sign any more.
 * @returns the recordings that changed, with their shown matchings
 */
export async function unlinkByText(
  tx: Tx,
  signId: number,
): Promise<{ recordingId: number; versionId: number; matchingId: number }[]> {
  const { rows } = await sql<{ recordingId: number; versionId: number; matchingId: number }>`
    with changed as (
      update occurrence set sign_id = null, link = null
      where sign_id = ${signId} and link in ('exact', 'folded', 'variant')
      returning version_id, matching_id
    )
    select distinct video.id as recording_id, version_id, matching_id
    from changed join eaf_video video using (version_id, matching_id)
  `.execute(tx)
  return rows
}
