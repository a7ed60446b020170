import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import type { ExternalId } from '../external-id.ts'

/** Serialises new glosses until the commit, so that a gloss that is free now is still free then. */
export async function lockGlosses(tx: Tx): Promise<void> {
  await sql`select from dictionary for no key update`.execute(tx)
}

/** The signs that are not deleted and have one of these folded glosses. */
export async function listSignsWithFoldedGlosses(
  tx: Tx,
  foldedGlosses: readonly string[],
): Promise<{ id: number; gloss: string }[]> {
  const { rows } = await sql<{ id: number; gloss: string }>`
    select id, gloss from sign where folded_gloss = any(${foldedGlosses}::text[]) and status <> 'deleted' order by id
  `.execute(tx)
  return rows
}

/** The first of these external ids that a sign has, other than the signs with these ids. */
export async function findTakenExternalId(
  tx: Tx,
  externalIds: readonly ExternalId[],
  except: readonly number[],
): Promise<ExternalId | undefined> {
  const { rows } = await sql<{ source: string; sourceId: string }>`
    select source, source_id from sign
    join unnest(${externalIds.map(({ source }) => source)}::text[], ${externalIds.map(({ sourceId }) => sourceId)}::text[]) as f(name, number)
      on source = f.name and source_id = f.number
    where sign.id <> all(${except}::integer[]) limit 1
  `.execute(tx)
  return rows[0]
}

/** Gives signs unused glosses, so that two of them can exchange their glosses. */
export async function replaceGlosses(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update sign set gloss = E'\\x01' || id where id = any(${ids}::integer[])`.execute(tx)
}

/** The id of the dictionary that new signs belong to. */
export async function readDictionaryId(tx: Tx): Promise<number> {
  const { id } = await tx
    .selectFrom('dictionary')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** Gloss and publisher of a sign. */
export const findGlossAndPublisher = (tx: Tx, id: number) =>
  tx.selectFrom('sign').select(['gloss', 'publisherId']).where('id', '=', id).executeTakeFirst()

/** Stores the publisher of a sign. */
export async function setPublisher(tx: Tx, id: number, publisherId: number): Promise<void> {
  await tx.updateTable('sign').set({ publisherId }).where('id', '=', id).execute()
}
