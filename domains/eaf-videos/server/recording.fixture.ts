import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import { type EafVisibility, type GlossHand, maxNeighbours } from '../eaf-video.ts'
import { countOccurrences } from './count-occurrences.queries.ts'

interface RecordedTier {
  name: string
  participant?: string
  /** Whose glosses the tier has; without, it has none. */
  hand?: GlossHand
  annotations: readonly RecordedAnnotation[]
}

interface RecordedAnnotation {
  value: string
  begin: number
  end: number
  /** The sign that it is linked to. */
  sign?: number
  mark?: string
  /** Not counted as a use: the other hand of a sign with two hands. */
  uncounted?: boolean
}

interface Recording {
  title: string
  visibility?: EafVisibility
  /** The region. */
  state?: string
  films?: readonly { media: number; origin?: number }[]
  tiers: readonly RecordedTier[]
  /** Whether a process has ended while it matched the glosses once more; its occurrences must not be visible. */
  hasHiddenMatching?: boolean
}

/** For tests: a recording as an upload stores it, with occurrences. The key of its file leads to no file. */
export async function addRecording(
  db: Db,
  { title, visibility = 'restricted', state = '', films = [], tiers, hasHiddenMatching = false }: Recording,
): Promise<{ id: number; versionId: number }> {
  const { id } = await db
    .insertInto('eafVideo')
    .values({ title, visibility, state })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: versionId } = await db
    .insertInto('eafVersion')
    .values({
      eafVideoId: id,
      number: 1,
      fileKey: `eaf/${id}/1.eaf`,
      fileName: `${title}.eaf`,
      bytes: 1,
      sha256: title,
      format: '3.0',
      counts: JSON.stringify({ tiers: tiers.length }),
      diagnostics: JSON.stringify([]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, { media, origin }] of films.entries())
    await db
      .insertInto('eafFilm')
      .values({ eafVideoId: id, position: index + 1, mediaId: media, originMs: origin ?? 0 })
      .execute()
  for (const [index, tier] of tiers.entries()) await addTier(db, versionId, index + 1, tier)
  await countOccurrences(db, { id: 0, versionId })
  await db.updateTable('eafVideo').set({ versionId }).where('id', '=', id).execute()
  if (hasHiddenMatching) await addHiddenMatching(db, versionId)
  return { id, versionId }
}

async function addHiddenMatching(db: Db, versionId: number): Promise<void> {
  const { id } = await db
    .insertInto('eafMatching')
    .values({ versionId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into occurrence (version_id, matching_id, tier, position, part, value, mark, marks, sign_id, link, hand,
      participant, begin_ms, end_ms, counted, before, after)
    select version_id, ${id}, tier, position, part, value, mark, marks, sign_id, link, hand, 'hidden', begin_ms, end_ms,
      counted, before, after
    from occurrence where version_id = ${versionId} and matching_id = 0
  `.execute(db)
  await countOccurrences(db, { id, versionId })
}

async function addTier(db: Db, versionId: number, tier: number, facts: RecordedTier): Promise<void> {
  const { name, participant = null, hand, annotations } = facts
  await db
    .insertInto('eafTier')
    .values({
      versionId,
      position: tier,
      name,
      linguisticType: hand ? 'gloss' : 'translation',
      participant,
      annotations: annotations.length,
      hand: hand ?? null,
    })
    .execute()
  const values = annotations.map(({ value }) => value)
  for (const [index, { value, begin, end, sign, mark, uncounted }] of annotations.entries()) {
    const position = index + 1
    const row = { versionId, tier, position, beginMs: begin, endMs: end, value }
    await db
      .insertInto('eafAnnotation')
      .values({ ...row, annotationId: `a${tier}-${position}`, timing: 'aligned' })
      .execute()
    if (hand)
      await db
        .insertInto('occurrence')
        .values({
          ...row,
          hand,
          participant,
          mark: mark ?? null,
          signId: sign ?? null,
          link: sign === undefined ? null : 'exact',
          counted: !uncounted,
          before: values.slice(Math.max(0, index - maxNeighbours), index).reverse(),
          after: values.slice(position, position + maxNeighbours),
        })
        .execute()
  }
}
