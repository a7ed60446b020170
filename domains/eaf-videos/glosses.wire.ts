import { z } from 'zod'
import {
  countingRules,
  glossHands,
  type OccurrenceClass,
  occurrenceClasses,
  occurrenceLinks,
} from './eaf-video.ts'
import { maxReasonLength } from './gloss-change.input.ts'
import { conventionIds } from './gloss-choice.ts'
import type { GlossTally } from './gloss-tally.ts'

/** Which tiers have glosses, as a request describes it. */
export const glossTiersWire = z
  .strictObject({
    convention: z.enum(conventionIds).describe('How the file writes glosses'),
    counting: z.enum(countingRules).optional().describe('How uses with both hands are counted'),
    tiers: z.array(
      z.strictObject({ id: z.string().describe('TIER_ID of the file'), hand: z.enum(glossHands) }),
    ),
  })
  .meta({
    id: 'GlossTiers',
    example: {
      convention: 'libras',
      counting: 'notOverlapping',
      tiers: [
        { id: 'S1 Glosa MD', hand: 'strong' },
        { id: 'S1 Glosa ME', hand: 'weak' },
      ],
    },
  })

/** Decisions about values, as a request sends them. */
export const glossLinksWire = z
  .array(
    z.strictObject({
      value: z.string().describe('All uses of this value in the recording'),
      sign: z.int().nullable().describe('The sign that it names; null takes a decision back'),
      reason: z
        .string()
        .max(maxReasonLength)
        .optional()
        .describe('With null: the value is set aside for this reason'),
    }),
  )
  .meta({
    id: 'GlossLinks',
    description: 'A compound is given once for each of its signs, in their order.',
    example: [
      { value: 'TRABALHO', sign: 12 },
      { value: 'LOJA', sign: null, reason: 'name of a shop' },
    ],
  })

/** How many glosses are of each class. */
export const glossTallyWire = z
  .strictObject({
    lexical: z.int().describe('Linked to a sign'),
    marked: z.int().describe('No lexical signs, such as pointing'),
    unmatched: z.int().describe('Without a sign'),
    links: z.partialRecord(z.enum(occurrenceLinks), z.int()).describe('How the signs were found'),
    marks: z.record(z.string(), z.int()),
  })
  .meta({ id: 'GlossTally' })

export const toGlossTallyWire = (tally: GlossTally): z.output<typeof glossTallyWire> => tally

/** A value of the gloss tiers of a recording. */
export const glossValueWire = z
  .strictObject({
    value: z.string(),
    class: z.enum(occurrenceClasses),
    mark: z.string().optional().describe('Why it is no lexical sign'),
    count: z.int().describe('Number of uses'),
    sign: z.int().optional().describe('The sign that it names; a compound is listed once for each sign'),
  })
  .meta({ id: 'GlossValue' })

export const toGlossValueWire = ({
  value,
  class: name,
  mark,
  count,
  sign,
}: {
  value: string
  class: OccurrenceClass
  mark: string | null
  count: number
  sign: number | null
}): z.output<typeof glossValueWire> => ({
  value,
  class: name,
  ...(mark !== null && { mark }),
  count,
  ...(sign !== null && { sign }),
})
