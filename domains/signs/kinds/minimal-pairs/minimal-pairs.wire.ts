import * as z from 'zod'
import * as mini from 'zod/mini'
import type { KindWire } from '../kind-wire.ts'
import { body, fieldsIf, form } from '../schema-parts.ts'

export const minimalPairsWire: KindWire = {
  formParts: () => ({ minimalPairs: mini.array(form.id) }),
  bodyFields: (registry) =>
    fieldsIf(registry, 'minimalPairs', () => ({ minimal_pairs: z.array(body.id).optional() })),
  // Answers also have the pairs that the program found, with the property in which they differ.
  answerFields: (shown, { related }) =>
    fieldsIf(shown, 'minimalPairs', () => ({
      minimal_pairs: z.array(related.extend({ property: z.string().nullable() })),
    })),
  parse: ({ minimal_pairs: written }, before) => ({
    minimalPairs: (written as number[] | undefined) ?? before.minimalPairs,
  }),
  write: ({ minimalPairs }) => ({ minimal_pairs: minimalPairs }),
}
