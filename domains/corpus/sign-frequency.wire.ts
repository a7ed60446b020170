import { z } from 'zod'
import { countingRules } from '#domains/eaf-videos/eaf-video.ts'
import { frequencyLevels, leastDescribedUses, perThousand, type SignFrequency } from './sign-frequency.ts'

/** How often a sign is used in the public recordings. */
export const frequencyWire = z
  .strictObject({
    uses: z.int().describe('In public recordings, each use counted by `counting`'),
    glosses: z.int().describe('All counted glosses of the public recordings'),
    recordings: z.int(),
    counting: z
      .array(z.enum(countingRules))
      .describe(
        'The rules of the recordings for uses with both hands: `all` counts each gloss, `notOverlapping` the weak hand only where the strong one has none at the same time, `merged` glosses that overlap by nine tenths as one',
      ),
    level: z
      .enum(frequencyLevels)
      .nullable()
      .describe(
        `By the share of all uses that more frequent signs make up: below 50, 80, 95 per cent. Null below ${leastDescribedUses} uses`,
      ),
    rank: z.int().nullable().describe('1 for the most frequent published sign; equal for equal uses'),
    per_thousand: z.number().nullable(),
    by_region: z.array(z.strictObject({ region: z.string(), uses: z.int(), glosses: z.int() })),
  })
  .meta({
    id: 'SignFrequency',
    description: 'How often a sign is used in the public recordings; null for a sign without uses',
  })

export function toFrequencyWire(frequency: SignFrequency): z.output<typeof frequencyWire> {
  const { uses, glosses, recordings, rules, details } = frequency
  return {
    uses,
    glosses,
    recordings,
    counting: [...rules],
    level: details?.level ?? null,
    rank: details?.rank ?? null,
    per_thousand: details && perThousand(uses, glosses),
    by_region: details?.regions ?? [],
  }
}
