import * as z from 'zod/mini'
import { chosenId, requiredLine, withError } from '#platform/forms/schema.ts'
import { countingRules, glossHands } from './eaf-video.ts'
import { conventionIds, type GlossChoice } from './gloss-choice.ts'

/** Maximum length in UTF-16 code units. */
export const maxReasonLength = 200
/** Values that one request decides about. */
export const maxDecisions = 1_000

/** The choice of gloss tiers, as programs send it. */
export const glossChoiceSchema = z.pipe(
  z.strictObject({
    convention: z.enum(conventionIds),
    counting: z._default(z.enum(countingRules), 'notOverlapping'),
    tiers: z.array(z.strictObject({ id: z.string(), hand: z.enum(glossHands) })),
  }),
  z.transform(
    ({ tiers, ...rules }): GlossChoice => ({
      ...rules,
      tiers: tiers.map(({ id, hand }) => ({ name: id, hand })),
    }),
  ),
)

/** Name of the field with the hand of a tier, by the position of the tier. */
export const handField = (position: number): string => `hand-${position}`

/** Reads the choice of a form, which has a field for each tier; the empty value means a tier without glosses. */
export function readChoice(
  values: Record<string, string | undefined>,
  tiers: readonly { position: number; name: string }[],
): unknown {
  return {
    convention: values.convention,
    counting: values.counting,
    tiers: tiers.flatMap(({ position, name }) => {
      const hand = values[handField(position)]
      return hand ? { id: name, hand } : []
    }),
  }
}

/** The fields of each change of chosen values, by the intent of its button. */
export const valueChangeSchemas = {
  link: z.object({ sign: chosenId() }),
  linkParts: z.object({}),
  createSigns: z.object({}),
  setAside: z.object({ reason: requiredLine(maxReasonLength) }),
  takeBack: z.object({}),
} as const

export type ValueChange = keyof typeof valueChangeSchemas

export const isValueChange = (intent: string | undefined): intent is ValueChange =>
  intent !== undefined && Object.hasOwn(valueChangeSchemas, intent)

/** Links of values, as programs send them. */
export const linksSchema = z
  .array(
    z.strictObject({
      value: z.string(),
      sign: z.nullable(z.int().check(z.positive())),
      reason: z.optional(requiredLine(maxReasonLength)),
    }),
  )
  .check(z.minLength(1, withError('gloss.noneChosen')), z.maxLength(maxDecisions, withError('gloss.tooMany')))
