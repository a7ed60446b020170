import type { GlossConvention } from '#packages/elan/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import { takeTurns } from '#platform/turns.ts'
import { conventionOf } from '../../gloss-choice.ts'
import { createGlossIndex, type GlossIndex } from '../../gloss-index.ts'
import { type GlossReading, matchGloss } from '../../match-gloss.ts'
import type { ValueDecision } from '../../value-decisions.ts'
import { listDecisions } from './decision.queries.ts'
import { listNamedSigns } from './signs-by-gloss.queries.ts'

/** Signs of one query. The thread that answers requests handles other ones between two queries. */
const signsPerQuery = 2_000

/** What annotations with a value and a reference name. */
export interface MatchedValue {
  value: string
  readings: readonly GlossReading[]
  /** Equal for values that name the same signs. */
  identity: string
}

/** Matches one annotation with signs. */
export type GlossMatcher = (annotation: { value: string; entry: string | null }) => MatchedValue

interface Matched {
  eafVideoId: number
  convention: string
  /** Decisions that are not stored yet; they replace the stored ones about the same values. */
  decisions?: readonly ValueDecision[] | undefined
}

/** Loads what glosses of a recording may name: signs in every status but deleted, and what people decided about values. */
export async function openGlossMatcher(
  db: Db,
  { eafVideoId, convention: id, decisions: further = [] }: Matched,
): Promise<GlossMatcher> {
  const convention = conventionOf(id)
  const index = await loadIndex(db, convention)
  const decisions = await listDecisions(db, eafVideoId)
  for (const { value, decision } of further)
    if (decision) decisions.set(value, decision)
    else decisions.delete(value)
  const known = new Map<string, MatchedValue>()
  return ({ value, entry }) => {
    const key = `${entry ?? ''}\n${value}`
    const found = known.get(key)
    if (found) return found
    const readings = matchGloss({ value, entry }, { convention, index, decisions })
    const matched = { value, readings, identity: identityOf(value, readings) }
    known.set(key, matched)
    return matched
  }
}

const identityOf = (value: string, readings: readonly GlossReading[]): string => {
  const signs = readings.flatMap(({ sign }) => sign ?? [])
  return signs.length > 0 ? signs.join() : `"${value}`
}

async function loadIndex(db: Db, convention: GlossConvention): Promise<GlossIndex> {
  const index = createGlossIndex(convention)
  const turns = takeTurns()
  for (let after = 0; ; ) {
    const signs = await listNamedSigns(db, { after, limit: signsPerQuery })
    for (const sign of signs) {
      index.add(sign)
      if (turns.isOver()) await turns.next()
    }
    if (signs.length < signsPerQuery) return index
    after = signs.at(-1)?.id ?? after
  }
}
