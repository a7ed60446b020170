import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { CountingRule, EafVisibility, GlossHand } from '../../eaf-video.ts'

/** What decides how the glosses of a recording are read. */
export interface GlossRecording {
  id: number
  title: string
  revision: number
  /** The present version; null while the first file is read. */
  versionId: number | null
  /** The matching whose occurrences are shown. */
  matchingId: number
  convention: string
  counting: CountingRule
  visibility: EafVisibility
}

const columns = [
  'id',
  'title',
  'revision',
  'versionId',
  'matchingId',
  'convention',
  'counting',
  'visibility',
] as const

/** A tier of a version. */
export interface RecordedTier {
  position: number
  name: string
  linguisticType: string
  constraintName: string | null
  participant: string | null
  language: string | null
  annotations: number
  hand: GlossHand | null
}

/** A tier with its first values. */
export interface ShownTier extends RecordedTier {
  firstValues: string[]
}

export const findRecording = (db: Db, id: number): Promise<GlossRecording | undefined> =>
  db
    .selectFrom('eafVideo')
    .select(columns)
    .where('id', '=', id)
    .$narrowType<GlossRecording>()
    .executeTakeFirst()

/** Locks a recording until the commit. */
export const lockRecording = (tx: Tx, id: number): Promise<GlossRecording | undefined> =>
  tx
    .selectFrom('eafVideo')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<GlossRecording>()
    .executeTakeFirst()

/** Stores convention and counting rule with a new revision. */
export async function storeConvention(
  tx: Tx,
  { id, convention, counting }: Pick<GlossRecording, 'id' | 'convention' | 'counting'>,
): Promise<void> {
  await tx.updateTable('eafVideo').set({ convention, counting }).where('id', '=', id).execute()
}

/** Gives a recording a new revision. */
export async function raiseRevision(tx: Tx, { id, at }: { id: number; at: Date }): Promise<void> {
  await sql`update eaf_video set revision = revision + 1, updated_at = ${at} where id = ${id}`.execute(tx)
}

/** The tiers of a version in the order of the file. */
export async function listTiers(db: Db, versionId: number): Promise<RecordedTier[]> {
  const { rows } = await sql<RecordedTier>`
    select position, name, linguistic_type, constraint_name, participant, language, annotations, hand
    from eaf_tier where version_id = ${versionId} order by position
  `.execute(db)
  return rows
}

/** A recording with the tiers of its present version, each with its first values. */
export async function findRecordingWithTiers(
  db: Db,
  { id, values }: { id: number; values: number },
): Promise<(GlossRecording & { tiers: ShownTier[] }) | undefined> {
  const { rows } = await sql<GlossRecording & { tiers: ShownTier[] }>`
    select id, title, revision, version_id, matching_id, convention, counting, visibility, coalesce((
      select json_agg(json_build_object('position', position, 'name', name, 'linguisticType', linguistic_type,
        'constraintName', constraint_name, 'participant', participant, 'language', language,
        'annotations', annotations, 'hand', hand, 'firstValues', array(
          select value from eaf_annotation annotation
          where annotation.version_id = tier.version_id and annotation.tier = tier.position
          order by annotation.position limit ${values}
        )) order by position)
      from eaf_tier tier where tier.version_id = eaf_video.version_id
    ), '[]') as tiers
    from eaf_video where id = ${id}
  `.execute(db)
  return rows[0]
}

/** Stores whose glosses the tiers of a version have; the other tiers have none. */
export async function storeHands(
  tx: Tx,
  versionId: number,
  tiers: readonly { position: number; hand: GlossHand }[],
): Promise<void> {
  await sql`
    update eaf_tier set hand = chosen.hand
    from eaf_tier tier left join unnest(
      ${tiers.map(({ position }) => position)}::integer[], ${tiers.map(({ hand }) => hand)}::text[]
    ) as chosen (position, hand) on chosen.position = tier.position
    where tier.version_id = ${versionId} and eaf_tier.version_id = tier.version_id
      and eaf_tier.position = tier.position
  `.execute(tx)
}

/** A choice of gloss tiers that was made for another recording. */
export interface EarlierChoice {
  convention: string
  counting: CountingRule
  tiers: { name: string; hand: GlossHand }[]
}

/** The newest choice for another recording whose gloss tiers have names that this version has too. */
export async function findEarlierChoice(db: Db, versionId: number): Promise<EarlierChoice | undefined> {
  const { rows } = await sql<EarlierChoice>`
    select video.convention, video.counting, chosen.tiers
    from eaf_version version
    join eaf_video video on video.version_id = version.id
    cross join lateral (
      select json_agg(json_build_object('name', tier.name, 'hand', tier.hand) order by tier.position) as tiers,
        bool_and(exists (
          select from eaf_tier mine where mine.version_id = ${versionId} and mine.name = tier.name
        )) as fits
      from eaf_tier tier where tier.version_id = version.id and tier.hand is not null
    ) chosen
    where version.id <> ${versionId} and chosen.fits
    order by version.uploaded_at desc, version.id desc limit 1
  `.execute(db)
  return rows[0]
}
