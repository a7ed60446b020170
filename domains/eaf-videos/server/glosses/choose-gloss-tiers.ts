import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadGlosses } from '../../gloss.policy.ts'
import {
  type ConventionExample,
  conventionExamples,
  conventionOf,
  type GlossChoice,
} from '../../gloss-choice.ts'
import { classOf, type GlossTally, tallyGroups } from '../../gloss-tally.ts'
import { changeGlosses, type GlossesContext, requireRecording, type SeenRecording } from './change-glosses.ts'
import { listValuesOfTiers } from './occurrence.queries.ts'
import { openGlossMatcher } from './open-gloss-matcher.ts'
import { listTiers, storeConvention, storeHands } from './recording.queries.ts'
import { tallyRecording } from './tally-recording.ts'

type Choice = SeenRecording & { choice: GlossChoice }

/**
 * Stores which tiers have glosses, how they are written and counted, and matches all glosses again.
 * @throws AppError `gloss.tierUnknown`; what `changeGlosses` throws
 */
export async function chooseGlossTiers(
  context: GlossesContext,
  actor: Actor,
  { choice, ...seen }: Choice,
): Promise<GlossTally> {
  const { convention, counting } = choice
  await changeGlosses(context, actor, {
    seen,
    plan: async ({ id: eafVideoId, versionId }) => {
      const tiers = await requireTiers(context.db, versionId, choice)
      const hands = new Map(tiers.map(({ position, hand }) => [position, hand]))
      return { eafVideoId, versionId, convention, counting, hands }
    },
    work: async (tx, { id, versionId }) => {
      await storeConvention(tx, { id, convention, counting })
      await storeHands(tx, versionId, await requireTiers(tx, versionId, choice))
    },
  })
  return tallyRecording(context, seen.id)
}

/** Matches all glosses again, because signs were added or renamed since. @throws what `changeGlosses` throws */
export async function matchAgain(
  context: GlossesContext,
  actor: Actor,
  seen: SeenRecording,
): Promise<GlossTally> {
  await changeGlosses(context, actor, {
    seen,
    plan: (recording) => ({ ...recording, eafVideoId: recording.id }),
    work: async () => {},
  })
  return tallyRecording(context, seen.id)
}

/** The effect of a choice of gloss tiers. */
interface ChoiceComparison {
  before: GlossTally
  after: GlossTally
  /** What the convention of the choice does with values of the file. */
  examples: ConventionExample[]
}

/**
 * How many glosses would be of which class with another choice. It stores nothing.
 * @throws AppError `eaf.notFound`, `eaf.notRead`, `gloss.tierUnknown`; the reasons of `mayReadGlosses`
 */
export async function compareChoice(
  { db }: Pick<GlossesContext, 'db'>,
  actor: Actor,
  { id, choice }: Choice,
): Promise<ChoiceComparison> {
  authorize(mayReadGlosses(actor))
  const { versionId } = await requireRecording(db, id)
  const tiers = await requireTiers(db, versionId, choice)
  const match = await openGlossMatcher(db, { eafVideoId: id, convention: choice.convention })
  const values = await listValuesOfTiers(
    db,
    versionId,
    tiers.map(({ position }) => position),
  )
  const groups = values.flatMap(({ count, ...annotation }) =>
    match(annotation).readings.map((reading) => ({ ...reading, class: classOf(reading), count })),
  )
  const mostUsed = values.toSorted((one, other) => other.count - one.count).map(({ value }) => value)
  return {
    before: await tallyRecording({ db }, id),
    after: tallyGroups(groups),
    examples: conventionExamples(mostUsed, conventionOf(choice.convention)),
  }
}

async function requireTiers(db: Db, versionId: number, { tiers }: GlossChoice) {
  const positions = new Map((await listTiers(db, versionId)).map(({ name, position }) => [name, position]))
  return tiers.map(({ name, hand }) => {
    const position = positions.get(name)
    if (position === undefined) throw new AppError('gloss.tierUnknown', { params: { tier: name } })
    return { position, hand }
  })
}
