import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { holdersOfGlosses } from './sign.queries.ts'
import type { SignWrite } from './write-signs.ts'

/**
 * Refuses glosses and foreign ids that another sign holds after the writes.
 * @throws AppError `sign.glossTaken` naming the holder, `sign.sourceTaken`
 */
export async function requireFreeNames(tx: Tx, writes: readonly SignWrite[]): Promise<void> {
  const named = writes.some(
    ({ was, document, status }) =>
      was?.document.texts.gloss !== document.texts.gloss || was.status !== status,
  )
  // Who gives names waits for others who do, so that what is free now is free at the commit.
  if (named) await sql`select from dictionary for no key update`.execute(tx)
  await requireFreeGlosses(tx, writes)
  await requireFreeSources(tx, writes)
}

async function requireFreeGlosses(tx: Tx, writes: readonly SignWrite[]) {
  const living = writes.filter(({ status }) => status !== 'deleted')
  const written = new Set(writes.map(({ id }) => id))
  const claimed = new Map<string, number>()
  const refuse = (gloss: string, holder: number) =>
    new AppError('sign.glossTaken', { params: { gloss, holder } })

  for (const { id, document } of living) {
    const holder = claimed.get(document.texts.gloss)
    if (holder !== undefined) throw refuse(document.texts.gloss, holder)
    claimed.set(document.texts.gloss, id)
  }
  for (const [gloss, holder] of await holdersOfGlosses(tx, [...claimed.keys()]))
    if (!written.has(holder)) throw refuse(gloss, holder)
}

async function requireFreeSources(tx: Tx, writes: readonly SignWrite[]) {
  const moved = writes.filter(
    ({ source, sourceId, was }) => source !== null && (source !== was?.source || sourceId !== was?.sourceId),
  )
  if (moved.length === 0) return
  const { rows } = await sql<{ source: string; sourceId: string }>`
    select source, source_id from sign
    join unnest(${moved.map(({ source }) => source)}::text[], ${moved.map(({ sourceId }) => sourceId)}::text[]) as f(name, number)
      on source = f.name and source_id = f.number
    where sign.id <> all(${writes.map(({ id }) => id)}::integer[]) limit 1
  `.execute(tx)
  if (rows[0]) throw new AppError('sign.sourceTaken', { params: { ...rows[0] } })
}
