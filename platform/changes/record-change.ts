import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'

/** The channel on which committed changes of the public dictionary are announced. */
export const publicChangeChannel = 'public_change'

/**
 * What changed for the public, and so what every process reads again:
 * `sign` one sign (published, published again, withdrawn, or its media's state), `entry` values of the
 * reference lists, `language` content languages, `content` contents, terms, policy and questions, `appearance`
 * colours, logos and institutions, `person` a name, `dictionary` the facts of the data set, `video` page
 * videos, `all` everything (after a restore, or too much to name).
 */
export const publicChangeKinds = [
  'sign',
  'entry',
  'language',
  'content',
  'appearance',
  'person',
  'dictionary',
  'video',
  'all',
] as const
export type PublicChangeKind = (typeof publicChangeKinds)[number]

/**
 * Records that something public changes with this transaction, and announces it at commit. Call it last: from
 * here to the commit every other writer waits, which makes the numbers follow the order of the commits.
 * After the commit, `PublishedDictionary.refresh()` shows the change at once in this process.
 * @param ids of the changed rows; `[1]` for `appearance`, `dictionary` and `all`
 * @returns the number of the change; null when `ids` is empty, for then nothing is recorded
 */
export async function recordPublicChange(
  tx: Tx,
  kind: PublicChangeKind,
  ids: number[],
): Promise<number | null> {
  if (ids.length === 0) return null
  const { version } = await tx
    .updateTable('dictionaryVersion')
    .set((eb) => ({ version: eb('version', '+', sql<number>`1`) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  await sql`
    insert into public_change (version, kind, entity_id)
    select distinct ${version}::bigint, ${kind}::text, id from unnest(${ids}::integer[]) as id
  `.execute(tx)
  await sql`select pg_notify(${publicChangeChannel}, '')`.execute(tx)
  return Number(version)
}
