import { glossKey } from '#domains/signs/gloss.ts'
import { publishesNothing, saveSigns } from '#domains/signs/index.ts'
import { emptyDocument } from '#domains/signs/sign-document.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { conventionOf } from '../../gloss-choice.ts'
import type { GlossTally } from '../../gloss-tally.ts'
import { compoundParts, glossForSign } from '../../match-gloss.ts'
import type { ValueDecision } from '../../value-decisions.ts'
import {
  changeGlosses,
  type GlossesContext,
  type ReadRecording,
  type SeenRecording,
} from './change-glosses.ts'
import { deleteDecisions, insertDecisions } from './decision.queries.ts'
import { matchValues } from './match-values.ts'
import { findUnknownValue } from './report.queries.ts'
import { findSignsByGloss, listGlosses } from './signs-by-gloss.queries.ts'
import { tallyRecording } from './tally-recording.ts'
import type { MatchingPlan } from './write-matching.ts'

type Values = SeenRecording & { values: readonly string[] }

/**
 * Stores decisions about values, for all their uses and those in later versions of the file.
 * @returns how many glosses are of which class afterwards
 * @throws AppError `gloss.noneChosen`; `gloss.valueUnknown` for a value that no gloss has; `gloss.signUnknown` for a deleted
 *   or unknown sign; what `changeGlosses` throws
 */
export async function decideValues(
  context: GlossesContext,
  actor: Actor,
  { decisions, ...seen }: SeenRecording & { decisions: readonly ValueDecision[] },
): Promise<GlossTally> {
  await changeGlosses(context, actor, {
    seen,
    plan: (recording) => planDecisions(recording, decisions),
    work: (tx, recording, isMatched) =>
      storeDecisions(tx, recording, { decisions, isMatched, by: actor, at: context.now() }),
  })
  return tallyRecording(context, seen.id)
}

/**
 * Links compounds to the signs of their parts.
 * @throws AppError `gloss.partUnknown` for a value that is no compound, or a part that is not the gloss of one sign; what
 *   `decideValues` throws
 */
export async function linkCompounds(
  context: GlossesContext,
  actor: Actor,
  { values, ...seen }: Values,
): Promise<GlossTally> {
  await changeGlosses(context, actor, {
    seen,
    plan: async (recording) => planDecisions(recording, await decideCompounds(context.db, recording, values)),
    work: async (tx, recording, isMatched) => {
      const decisions = await decideCompounds(tx, recording, values)
      await storeDecisions(tx, recording, { decisions, isMatched, by: actor, at: context.now() })
    },
  })
  return tallyRecording(context, seen.id)
}

async function decideCompounds(
  db: Db,
  recording: ReadRecording,
  values: readonly string[],
): Promise<ValueDecision[]> {
  const convention = conventionOf(recording.convention)
  const compounds = values.map((value) => ({ value, parts: compoundParts(value, convention) }))
  const signs = await findSignsByGloss(
    db,
    compounds.flatMap(({ parts }) => parts),
  )
  return compounds.map(({ value, parts }) => ({
    value,
    decision: { signs: requireParts(value, parts, signs) },
  }))
}

/** Only glosses that are counted by their signs are all matched again. */
const planDecisions = (recording: ReadRecording, decisions: readonly ValueDecision[]): MatchingPlan | null =>
  recording.counting === 'merged' ? { ...recording, eafVideoId: recording.id, decisions } : null

function requireParts(
  value: string,
  parts: readonly string[],
  signs: ReadonlyMap<string, { id: number }>,
): number[] {
  if (parts.length === 0) throw new AppError('gloss.partUnknown', { params: { value, part: value } })
  return parts.map((part) => {
    const sign = signs.get(part)
    if (!sign) throw new AppError('gloss.partUnknown', { params: { value, part } })
    return sign.id
  })
}

/**
 * Makes a pending sign of each value, with the gloss that the value names, and links the value to it. The author is the
 * actor. Values with the same gloss become one sign.
 * @returns the new signs
 * @throws AppError what `decideValues` and `saveSigns` throw, such as `sign.glossTaken`
 */
export const createSignsOfValues = (
  context: GlossesContext,
  actor: Actor,
  { values, ...seen }: Values,
): Promise<{ id: number; gloss: string }[]> =>
  changeGlosses(context, actor, {
    seen,
    work: async (tx, recording) => {
      const { now } = context
      await requireValues(tx, recording, values)
      const convention = conventionOf(recording.convention)
      const byKey = Map.groupBy(values, (value) => glossKey(glossForSign(value, convention)))
      const glosses = [...byKey.values()].map(([value = '']) => glossForSign(value, convention))
      const saved = await saveSigns({ db: tx, now, ...publishesNothing }, actor, {
        kind: 'form',
        changes: glosses.map((gloss) => ({ document: emptyDocument(gloss) })),
      })
      const signs = saved.map(({ id }, index) => ({ id, gloss: glosses[index] ?? '' }))
      const decisions = [...byKey.values()].flatMap((same, index) =>
        same.map((value) => ({ value, decision: { signs: [signs[index]?.id ?? 0] } })),
      )
      await storeDecisions(tx, recording, { decisions, isMatched: false, by: actor, at: now() })
      return signs
    },
  })

async function storeDecisions(
  tx: Tx,
  recording: ReadRecording,
  {
    decisions,
    isMatched,
    by,
    at,
  }: { decisions: readonly ValueDecision[]; isMatched: boolean; by: Actor; at: Date },
): Promise<void> {
  const { id: eafVideoId } = recording
  const values = decisions.map(({ value }) => value)
  await requireValues(tx, recording, values)
  await requireSigns(tx, decisions)
  await deleteDecisions(tx, eafVideoId, values)
  await insertDecisions(
    tx,
    decisions.flatMap(({ value, decision }) => (decision ? { value, ...decision } : [])),
    { eafVideoId, decidedBy: actorId(by), decidedAt: at },
  )
  if (!isMatched) await matchValues(tx, recording, values)
}

async function requireValues(tx: Tx, { versionId }: ReadRecording, values: readonly string[]): Promise<void> {
  if (values.length === 0) throw new AppError('gloss.noneChosen')
  const unknown = await findUnknownValue(tx, versionId, values)
  if (unknown !== undefined) throw new AppError('gloss.valueUnknown', { params: { value: unknown } })
}

async function requireSigns(tx: Tx, decisions: readonly ValueDecision[]): Promise<void> {
  const ids = decisions.flatMap(({ decision }) => (decision && 'signs' in decision ? decision.signs : []))
  const known = await listGlosses(tx, ids)
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw new AppError('gloss.signUnknown', { params: { sign: unknown } })
}
