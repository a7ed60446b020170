import { sql } from 'kysely'
import { foldGloss } from '#domains/signs/gloss.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { NamedSign } from '../../gloss-index.ts'

/** Signs that glosses may name, in any status but deleted, ordered by id. @param after the last id that was read */
export async function listNamedSigns(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<NamedSign[]> {
  const { rows } = await sql<NamedSign>`
    select id, gloss, array(
      select earlier_gloss.gloss from earlier_gloss where earlier_gloss.sign_id = sign.id
    ) as earlier
    from sign where status <> 'deleted' and id > ${after} order by id limit ${limit}
  `.execute(db)
  return rows
}

/** The glosses of these signs, without deleted ones. */
export async function listGlosses(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; gloss: string }>`
    select id, gloss from sign where id = any(${ids}::integer[]) and status <> 'deleted'
  `.execute(db)
  return new Map(rows.map(({ id, gloss }) => [id, gloss]))
}

/** The only sign with each of these glosses, without case and accents; glosses of several signs or of none are left out. */
export async function findSignsByGloss(
  db: Db,
  glosses: readonly string[],
): Promise<Map<string, { id: number; gloss: string }>> {
  if (glosses.length === 0) return new Map()
  const { rows } = await sql<{ id: number; gloss: string; foldedGloss: string }>`
    select min(id) as id, min(gloss) as gloss, folded_gloss from sign
    where folded_gloss = any(${glosses.map(foldGloss)}::text[]) and status <> 'deleted'
    group by folded_gloss having count(*) = 1
  `.execute(db)
  const byFolded = new Map(rows.map(({ foldedGloss, ...sign }) => [foldedGloss, sign]))
  return new Map(
    glosses.flatMap((gloss) => {
      const sign = byFolded.get(foldGloss(gloss))
      return sign ? [[gloss, sign] as const] : []
    }),
  )
}
