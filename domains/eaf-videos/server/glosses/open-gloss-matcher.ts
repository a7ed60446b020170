import type { GlossConvention } from '#packages/elan/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import { conventionOf } from '../../gloss-choice.ts'
import { createGlossIndex, type GlossIndex } from '../../gloss-index.ts'
import { type GlossReading, matchGloss } from '../../match-gloss.ts'
import { listDecisions } from './decision.queries.ts'
import { listNamedSigns } from './signs-by-gloss.queries.ts'

/** Signs of one query. The thread that answers requests handles other ones between two queries. */
const signsPerQuery = 2_000

/** Matches one annotation with signs. */
export type GlossMatcher = (annotation: { value: string; entry: string | null }) => GlossReading[]

/** Loads what glosses of a recording may name: signs in every status but deleted, and what people decided about values. */
export async function openGlossMatcher(
  db: Db,
  { eafVideoId, convention: id }: { eafVideoId: number; convention: string },
): Promise<GlossMatcher> {
  const convention = conventionOf(id)
  const index = await loadIndex(db, convention)
  const decisions = await listDecisions(db, eafVideoId)
  const known = new Map<string, GlossReading[]>()
  return ({ value, entry }) => {
    const key = `${entry ?? ''}\n${value}`
    const readings = known.get(key) ?? matchGloss({ value, entry }, { convention, index, decisions })
    known.set(key, readings)
    return readings
  }
}

async function loadIndex(db: Db, convention: GlossConvention): Promise<GlossIndex> {
  const index = createGlossIndex(convention)
  for (let after = 0; ; ) {
    const signs = await listNamedSigns(db, { after, limit: signsPerQuery })
    for (const sign of signs) index.add(sign)
    if (signs.length < signsPerQuery) return index
    after = signs.at(-1)?.id ?? after
  }
}
