import { setImmediate } from 'node:timers/promises'
import { proposeGlossTiers } from '#packages/elan/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { createUseCounter, type TimedGloss } from '../../count-uses.ts'
import type { CountingRule, GlossHand } from '../../eaf-video.ts'
import { conventionOf } from '../../gloss-choice.ts'
import { neighbourFinder } from '../../gloss-neighbours.ts'
import type { GlossReading } from '../../match-gloss.ts'
import { countOccurrences } from '../count-occurrences.queries.ts'
import {
  deleteOccurrences,
  type GlossAnnotation,
  insertOccurrences,
  listEntriesOfValues,
  readGlossAnnotations,
  storeReadings,
} from './occurrence.queries.ts'
import { type GlossMatcher, openGlossMatcher } from './open-gloss-matcher.ts'
import { findRecording, type GlossRecording, listTiers, type RecordedTier } from './recording.queries.ts'

/** Rows of one statement. The thread that answers requests handles other ones between two statements. */
const rowsPerStatement = 2_000
const glossesPerStep = 10_000
/** Characters: five neighbours are one entry of an index. */
const maxNeighbourLength = 100

interface Version {
  eafVideoId: number
  versionId: number
}

/**
 * Replaces the occurrences of a version: each annotation of a gloss tier with its sign or mark, its neighbours and
 * whether it counts as a use. The convention and the counting rule are those of the recording; what people decided about
 * values stays.
 */
export const matchGlosses = (db: Db | Tx, { eafVideoId, versionId }: Version): Promise<void> =>
  inTransaction(db, async (tx) => {
    const recording = await findRecording(tx, eafVideoId)
    if (!recording) return
    const { convention, counting } = recording
    const match = await openGlossMatcher(tx, { eafVideoId, convention })
    await deleteOccurrences(tx, versionId)
    const tiers = glossTiers(await listTiers(tx, versionId), convention)
    for (const ofPerson of Map.groupBy(tiers, ({ participant }) => participant).values())
      await writeGlosses(tx, { versionId, tiers: ofPerson, counting, match })
    await countOccurrences(tx, versionId)
  })

/**
 * Reads values of the present version again, after a decision about them.
 * @param values all uses of these are read
 */
export async function matchValues(
  tx: Tx,
  recording: GlossRecording,
  { versionId, values }: { versionId: number; values: readonly string[] },
): Promise<void> {
  const { id: eafVideoId, convention, counting } = recording
  // Only this rule depends on signs.
  if (counting === 'merged') return matchGlosses(tx, { eafVideoId, versionId })
  const match = await openGlossMatcher(tx, { eafVideoId, convention })
  const entries = await listEntriesOfValues(tx, versionId, values)
  const readings = entries.flatMap((annotation) =>
    match(annotation).map((reading, index) => ({ ...annotation, ...reading, part: index + 1 })),
  )
  await storeReadings(tx, versionId, readings)
  await countOccurrences(tx, versionId)
}

interface GlossTier {
  position: number
  hand: GlossHand
  /** From the file, else from the name of the tier. */
  participant: string | null
}

function glossTiers(tiers: readonly RecordedTier[], convention: string): GlossTier[] {
  const named = proposeGlossTiers(
    tiers.map(({ name, participant }) => ({ id: name, participant })),
    conventionOf(convention),
  )
  const participants = new Map(named.map(({ tier, participant }) => [tier, participant]))
  return tiers.flatMap(({ position, name, hand, participant }) =>
    hand === null ? [] : { position, hand, participant: participant || (participants.get(name) ?? null) },
  )
}

interface Glosses {
  versionId: number
  /** The gloss tiers of one person. */
  tiers: readonly GlossTier[]
  counting: CountingRule
  match: GlossMatcher
}

/** Writes the occurrences of one person. */
async function writeGlosses(tx: Tx, { versionId, tiers, counting, match }: Glosses): Promise<void> {
  const participant = tiers[0]?.participant ?? null
  const glosses = await readGlosses(tx, { versionId, tiers, match })
  const counted = await countInSteps(glosses, counting)
  const neighboursOf = neighbourFinder(
    glosses.map(({ value }) => value.slice(0, maxNeighbourLength)),
    counted,
  )
  for (let start = 0; start < glosses.length; start += rowsPerStatement)
    await insertOccurrences(
      tx,
      glosses.slice(start, start + rowsPerStatement).flatMap((gloss, offset) => {
        const { tier, position, value, hand, begin: beginMs, end: endMs, readings } = gloss
        const index = start + offset
        const row = { versionId, tier, position, value, hand, participant, beginMs, endMs }
        const facts = { counted: counted[index], ...neighboursOf(index) }
        return readings.map(({ sign: signId, link, mark, marks }, part) => ({
          ...row,
          ...facts,
          part: part + 1,
          signId,
          link,
          mark,
          marks,
        }))
      }),
    )
}

interface Gloss extends TimedGloss, Pick<GlossAnnotation, 'tier' | 'position' | 'value'> {
  readings: readonly GlossReading[]
}

/** The glosses of one person in the order of time. */
async function readGlosses(
  tx: Tx,
  { versionId, tiers, match }: Pick<Glosses, 'versionId' | 'tiers' | 'match'>,
): Promise<Gloss[]> {
  const hands = new Map(tiers.map(({ position, hand }) => [position, hand]))
  const glosses: Gloss[] = []
  const parts = readGlossAnnotations(tx, { versionId, tiers: [...hands.keys()], rows: rowsPerStatement })
  for await (const annotations of parts)
    for (const { tier, position, value, entry, beginMs: begin, endMs: end } of annotations) {
      const readings = match({ value, entry })
      const identity = identityOf(value, readings)
      glosses.push({ tier, position, value, begin, end, hand: hands.get(tier) ?? 'both', readings, identity })
    }
  return glosses
}

/** In steps, so that the thread answers requests meanwhile. */
async function countInSteps(glosses: readonly Gloss[], counting: CountingRule): Promise<boolean[]> {
  const isUse = createUseCounter(glosses, counting)
  const counted: boolean[] = []
  for (const gloss of glosses) {
    counted.push(isUse(gloss))
    if (counted.length % glossesPerStep === 0) await setImmediate()
  }
  return counted
}

const identityOf = (value: string, readings: readonly GlossReading[]): string => {
  const signs = readings.flatMap(({ sign }) => sign ?? [])
  return signs.length > 0 ? signs.join() : `"${value}`
}
