import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { findSignIdsByGloss } from './sign.queries.ts'
import type { SignWrite } from './write-signs.ts'

/**
 * Refuses glosses and foreign ids that another sign holds after the writes.
 * @throws AppError `sign.glossTaken` naming the holder, `sign.sourceTaken`
 */
export async function requireUniqueIdentifiers(tx: Tx, writes: readonly SignWrite[]): Promise<void> {
  const hasNewGloss = writes.some(
    ({ previous, document, status }) =>
      previous?.document.texts.gloss !== document.texts.gloss || previous.status !== status,
  )
  // Who gives names waits for others who do, so that what is free now is free at the commit.
  if (hasNewGloss) await sql`select from dictionary for no key update`.execute(tx)
  await requireUniqueGlosses(tx, writes)
  await requireUniqueExternalIds(tx, writes)
}

async function requireUniqueGlosses(tx: Tx, writes: readonly SignWrite[]) {
  const notDeleted = writes.filter(({ status }) => status !== 'deleted')
  const written = new Set(writes.map(({ id }) => id))
  const claimed = new Map<string, number>()
  const glossTakenError = (gloss: string, holder: number) =>
    new AppError('sign.glossTaken', { params: { gloss, holder } })

  for (const { id, document } of notDeleted) {
    const holder = claimed.get(document.texts.gloss)
    if (holder !== undefined) throw glossTakenError(document.texts.gloss, holder)
    claimed.set(document.texts.gloss, id)
  }
  for (const [gloss, holder] of await findSignIdsByGloss(tx, [...claimed.keys()]))
    if (!written.has(holder)) throw glossTakenError(gloss, holder)
}

async function requireUniqueExternalIds(tx: Tx, writes: readonly SignWrite[]) {
  const moved = writes.filter(
    ({ source, sourceId, previous }) =>
      source !== null && (source !== previous?.source || sourceId !== previous?.sourceId),
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
