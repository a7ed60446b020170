import { z } from 'zod'
import { countingRules, glossHands, occurrenceClasses } from '#domains/eaf-videos/eaf-video.ts'
import { type Media, mediaUrl, shownFile } from '#domains/media/media.ts'
import { pageWire } from '#platform/http/answer.wire.ts'
import { mayHaveShares, perThousand, type SharedUses } from './frequency.ts'
import type { FrequencyDimension, Occurrence, Readers } from './occurrence.ts'

/** An occurrence with its neighbours in the order of reading. Times in milliseconds. */
export const occurrenceWire = z
  .object({
    id: z.int(),
    sign: z.int().nullable(),
    gloss: z.string().nullable().describe('The gloss that the sign has now'),
    value: z.string().describe('The gloss as it was annotated'),
    class: z.enum(occurrenceClasses),
    mark: z.string().nullable().describe('Why it is no lexical sign, such as `pointing`'),
    eaf_video: z.int(),
    title: z.string(),
    tier: z.string(),
    participant: z.string().nullable(),
    hand: z.enum(glossHands),
    begin: z.int().describe('ms in the annotations'),
    end: z.int(),
    left: z.array(z.string()).describe('Up to five glosses before it, in the order of reading'),
    right: z.array(z.string()),
    film: z
      .object({
        url: z.string(),
        mime: z.string(),
        begin: z.int().describe('ms in the film'),
        end: z.int(),
      })
      .optional(),
  })
  .meta({ id: 'Occurrence' })
export type OccurrenceWire = z.output<typeof occurrenceWire>

export const occurrenceListWire = z.object({ data: z.array(occurrenceWire), meta: pageWire })

interface ShownOccurrence extends Occurrence {
  films: readonly { origin: number; media: Media }[]
}

/** An occurrence for the API, with the moment in the first film that can be shown. */
export function toOccurrenceWire(occurrence: ShownOccurrence): OccurrenceWire {
  const { id, sign, gloss, value, mark, recording, title, tier, participant, hand, begin, end } = occurrence
  const [film] = occurrence.films.flatMap(({ origin, media }) => {
    const file = media.state === 'ready' ? shownFile(media) : undefined
    return file
      ? [{ url: mediaUrl(file.key), mime: file.mime, begin: begin + origin, end: end + origin }]
      : []
  })
  return {
    id,
    sign,
    gloss,
    value,
    class: occurrence.class,
    mark,
    eaf_video: recording,
    title,
    tier,
    participant,
    hand,
    begin,
    end,
    left: occurrence.before.toReversed(),
    right: occurrence.after,
    ...(film && { film }),
  }
}

const usesWire = z.object({
  uses: z.int(),
  glosses: z.int().nullable().describe('Counted glosses of all kinds in the same part'),
  per_thousand: z.number().nullable().describe('Uses in 1,000 glosses'),
  rank: z.int().nullable(),
})

/** Uses of a sign or in a part of the recordings; one of the first five fields is set. */
export const frequencyWire = usesWire
  .extend({
    sign: z.int().optional(),
    eaf_video: z.int().optional(),
    participant: z.string().optional(),
    region: z.string().optional(),
    hand: z.enum(glossHands).optional(),
    name: z.string().describe('Gloss, title or name'),
  })
  .meta({ id: 'Frequency' })
export type FrequencyWire = z.output<typeof frequencyWire>

export const frequencyListWire = z.object({
  data: z.array(frequencyWire),
  meta: pageWire.extend({
    sign: usesWire.nullable().describe('The sign of the filters among all signs'),
    counting: z
      .array(z.object({ rule: z.enum(countingRules), recordings: z.int() }))
      .describe('By which rules the recordings count uses with both hands'),
  }),
})

interface Uses {
  uses: number
  glosses: number
  rank: number | null
}

/** Figures of uses; visitors get fewer than five as a count alone (D46). */
export const toUsesWire = ({ uses, glosses, rank }: Uses, readers: Readers): z.output<typeof usesWire> =>
  readers === 'administrators' || mayHaveShares({ uses })
    ? { uses, glosses, per_thousand: perThousand(uses, glosses), rank }
    : { uses, glosses: null, per_thousand: null, rank: null }

/** A row of a frequency for the API. */
export function toFrequencyWire(
  row: SharedUses,
  { by, readers }: { by: FrequencyDimension; readers: Readers },
): FrequencyWire {
  const isId = by === 'sign' || by === 'eaf_video'
  return {
    [by]: isId ? Number(row.key) : row.key,
    name: row.name,
    ...toUsesWire(row, readers),
  } as FrequencyWire
}
