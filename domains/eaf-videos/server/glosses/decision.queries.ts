import { sql } from 'kysely'
import { insertRows } from '#domains/signs/server/bulk-rows.queries.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { GlossDecision } from '../../match-gloss.ts'

/** What people decided about the values of a recording, by value. */
export async function listDecisions(db: Db, eafVideoId: number): Promise<Map<string, GlossDecision>> {
  const { rows } = await sql<{ value: string; signs: number[]; reason: string | null }>`
    select value, array_remove(array_agg(sign_id order by part), null) as signs, max(set_aside_reason) as reason
    from eaf_value where eaf_video_id = ${eafVideoId} group by value
  `.execute(db)
  return new Map(rows.map(({ value, signs, reason }) => [value, reason === null ? { signs } : { reason }]))
}

/** Removes what people decided about values. */
export async function deleteDecisions(tx: Tx, eafVideoId: number, values: readonly string[]): Promise<void> {
  await sql`
    delete from eaf_value where eaf_video_id = ${eafVideoId} and value = any(${values}::text[])
  `.execute(tx)
}

const decisionRows = {
  table: 'eaf_value',
  columns: {
    eafVideoId: 'integer',
    value: 'text',
    part: 'integer',
    signId: 'integer',
    setAsideReason: 'text',
    decidedBy: 'integer',
    decidedAt: 'timestamptz',
  },
}

/** Stores decisions about values that have none. */
export async function insertDecisions(
  tx: Tx,
  decisions: readonly (GlossDecision & { value: string })[],
  facts: { eafVideoId: number; decidedBy: number | null; decidedAt: Date },
): Promise<void> {
  const rows = decisions.flatMap((decision) => {
    const { value } = decision
    const signs = 'reason' in decision ? [null] : decision.signs
    const setAsideReason = 'reason' in decision ? decision.reason : null
    return signs.map((signId, index) => ({ ...facts, value, part: index + 1, signId, setAsideReason }))
  })
  await insertRows(tx, decisionRows, rows)
}
