import { z } from 'zod'
import { searchSteps } from '#domains/search/search-model.ts'
import { stepsDescription } from '#domains/search/suggestions.wire.ts'
import { managedSignWire } from '#domains/signs/managed-sign.wire.ts'
import { pageWire } from '#platform/http/answer.wire.ts'
import { signCardWire } from './published-sign.wire.ts'

const facets = z
  .record(z.string(), z.record(z.string(), z.int()))
  .describe(
    'By property: how many signs each value would leave, given the other choices; `value!` is the head of a group alone',
  )

const nearest = z
  .array(signCardWire.extend({ distance: z.number(), differs: z.array(z.string()) }))
  .describe('Where nothing fits: the signs made most alike, nearest first, and what differs')

const combination = z
  .object({ text: z.string(), signs: z.array(signCardWire) })
  .describe('When `q` has no sign of its own: the signs that express it together, in their order')

/** Published signs that a search finds, or signs of a status for members. */
export const signListWire = z.object({
  data: z.union([z.array(signCardWire), z.array(managedSignWire)]),
  meta: pageWire.extend({
    forgiven: z
      .boolean()
      .optional()
      .describe('The signs allow one typing error: no text equals `q`, and few or none begin with it'),
    steps: z.array(z.enum(searchSteps)).optional().describe(stepsDescription),
    didYouMean: z
      .array(z.string())
      .optional()
      .describe('When no text equals `q`: texts that differ by one typing error'),
    combination: combination.optional(),
    facets: facets.optional(),
    nearest: nearest.optional(),
  }),
})
