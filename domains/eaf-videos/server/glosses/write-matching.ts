import type { Db } from '#platform/db/transaction.ts'
import { sortInTurns } from '#platform/sort-in-turns.ts'
import { type Turns, takeTurns } from '#platform/turns.ts'
import { createUseCounter, type TimedGloss } from '../../count-uses.ts'
import type { CountingRule, GlossHand } from '../../eaf-video.ts'
import { createGlossLine } from '../../gloss-neighbours.ts'
import type { ValueDecision } from '../../value-decisions.ts'
import { annotationRanges } from './annotation-ranges.ts'
import { type GlossTier, glossTiers } from './gloss-tiers.ts'
import { deleteMatching, insertMatching, type Matching } from './matching.queries.ts'
import {
  type GlossAnnotation,
  insertCounts,
  insertOccurrences,
  listGlossAnnotations,
  type NewOccurrence,
} from './occurrence.queries.ts'
import { createOccurrenceCounter, type OccurrenceCounter } from './occurrence-counter.ts'
import { type GlossMatcher, type MatchedValue, openGlossMatcher } from './open-gloss-matcher.ts'
import { listTiers } from './recording.queries.ts'

/** Rows of one statement. Other queries are answered between two statements. */
const rowsPerStatement = 1_000
/** Characters: five neighbours are one entry of an index. */
const maxNeighbourLength = 100

/** What the glosses of a version are matched by. */
export interface MatchingPlan {
  eafVideoId: number
  versionId: number
  convention: string
  counting: CountingRule
  /** Hands by the positions of tiers, if these are not stored yet; other tiers have no glosses. */
  hands?: ReadonlyMap<number, GlossHand>
  /** Decisions about values that are not stored yet. */
  decisions?: readonly ValueDecision[]
}

/**
 * Writes the occurrences of a version, which nobody sees yet: each annotation of a gloss tier with its sign or mark, its
 * neighbours and whether it counts as a use. It works in short steps and short transactions, and leaves nothing after a
 * failure.
 */
export async function writeMatching(db: Db, plan: MatchingPlan): Promise<Matching> {
  const { eafVideoId, versionId, convention, hands, decisions } = plan
  const matching = await insertMatching(db, versionId)
  try {
    const tiers = glossTiers(await listTiers(db, versionId), convention, hands)
    if (tiers.length === 0) return matching
    const match = await openGlossMatcher(db, { eafVideoId, convention, decisions })
    const turns = takeTurns()
    const counts = createOccurrenceCounter()
    const people = await readGlosses(db, { versionId, tiers, match, turns })
    for (const [participant, glosses] of people)
      await writeGlosses(db, { matching, participant, glosses, counting: plan.counting, counts, turns })
    await insertCounts(db, matching, counts.list())
  } catch (error) {
    await deleteMatching(db, matching)
    throw error
  }
  return matching
}

/** An annotation of a gloss tier. What its value means is shared by all annotations with that value. */
interface Gloss extends TimedGloss, Pick<GlossAnnotation, 'tier' | 'position'> {
  matched: MatchedValue
}

interface Reading {
  versionId: number
  tiers: readonly GlossTier[]
  match: GlossMatcher
  turns: Turns
}

/** The glosses of each person in the order of time. */
async function readGlosses(
  db: Db,
  { versionId, tiers, match, turns }: Reading,
): Promise<Map<string | null, Gloss[]>> {
  const byPosition = new Map(tiers.map((tier) => [tier.position, tier]))
  const positions = [...byPosition.keys()]
  const people = new Map<string | null, Gloss[]>(tiers.map(({ participant }) => [participant, []]))
  for (const range of annotationRanges(tiers, rowsPerStatement))
    for (const annotation of await listGlossAnnotations(db, versionId, { tiers: positions, ...range })) {
      const { tier, position, beginMs: begin, endMs: end } = annotation
      const { hand, participant } = byPosition.get(tier) ?? { hand: 'both' as const, participant: null }
      const matched = match(annotation)
      people.get(participant)?.push({ tier, position, begin, end, hand, matched, identity: matched.identity })
      if (turns.isOver()) await turns.next()
    }
  for (const [participant, glosses] of people)
    people.set(participant, await sortInTurns(glosses, byTime, turns))
  return people
}

const byTime = (one: Gloss, other: Gloss): number =>
  one.begin - other.begin || one.tier - other.tier || one.position - other.position

interface GlossesOfPerson {
  matching: Matching
  participant: string | null
  glosses: readonly Gloss[]
  counting: CountingRule
  counts: OccurrenceCounter
  turns: Turns
}

/** Writes the occurrences of one person. */
async function writeGlosses(
  db: Db,
  { matching, participant, glosses, counting, counts, turns }: GlossesOfPerson,
): Promise<void> {
  const uses = createUseCounter(counting)
  for (const gloss of glosses) {
    uses.add(gloss)
    if (turns.isOver()) await turns.next()
  }
  const line = createGlossLine()
  const counted: boolean[] = []
  for (const gloss of glosses) {
    const isUse = uses.isUse(gloss)
    counted.push(isUse)
    line.add(gloss.matched.value.slice(0, maxNeighbourLength), isUse)
    if (turns.isOver()) await turns.next()
  }
  for (let start = 0; start < glosses.length; start += rowsPerStatement) {
    const rows: NewOccurrence[] = glosses.slice(start, start + rowsPerStatement).flatMap((gloss, offset) => {
      const { tier, position, hand, begin: beginMs, end: endMs, matched } = gloss
      const { value, readings } = matched
      const row = { tier, position, value, hand, participant, beginMs, endMs }
      const facts = { counted: counted[start + offset] ?? true, ...line.neighboursOf(start + offset) }
      return readings.map((reading, index) => ({ ...row, ...facts, ...reading, part: index + 1 }))
    })
    await insertOccurrences(db, matching, rows)
    for (const row of rows) counts.add(row)
    if (turns.isOver()) await turns.next()
  }
}
