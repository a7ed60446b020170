import * as z from 'zod'
import * as mini from 'zod/mini'
import { maxLengthOf } from '../../properties.ts'
import { attributionParts } from '../attribution/attribution.wire.ts'
import type { KindWire } from '../kind-wire.ts'
import { body, fieldsIf, form } from '../schema-parts.ts'

interface WireExample {
  texts?: Record<string, string>
  signs?: string
}

export const examplesWire: KindWire = {
  formParts: (text) => ({
    examples: mini.array(
      mini.strictObject({
        texts: mini.record(form.language, text(maxLengthOf('example'))),
        signs: text(maxLengthOf('exampleSigns')),
        media: mini.optional(form.id),
        ...attributionParts,
      }),
    ),
  }),
  bodyFields: (registry) =>
    fieldsIf(registry, 'example', () => ({
      examples: z
        .array(
          z.strictObject({
            texts: z.record(body.language, body.text(registry, 'example')).optional(),
            signs: body.text(registry, 'exampleSigns').optional(),
          }),
        )
        .optional(),
    })),
  answerFields: (shown): Record<string, z.ZodType> => {
    const example = {
      ...fieldsIf(shown, 'example', () => ({ texts: z.record(z.string(), z.string()) })),
      ...fieldsIf(shown, 'exampleSigns', () => ({ signs: z.string() })),
    }
    return Object.keys(example).length > 0 ? { examples: z.array(z.strictObject(example)) } : {}
  },
  // Sentences keep the videos at their positions.
  parse: ({ examples: written }, { examples }) => ({
    examples:
      (written as WireExample[] | undefined)?.map(({ texts = {}, signs = '' }, index) => ({
        ...examples[index],
        texts,
        signs,
      })) ?? examples,
  }),
  write: ({ examples }) => ({
    examples: examples.map(({ texts, signs }): WireExample => ({ texts, signs })),
  }),
}
