import * as z from 'zod'
import * as mini from 'zod/mini'
import { relationKinds, type SignDocument } from '../../sign-document.ts'
import type { KindWire } from '../kind-wire.ts'
import { body, fieldsIf, form } from '../schema-parts.ts'

export const relationsWire: KindWire = {
  formParts: () => ({
    relations: mini.array(mini.strictObject({ kind: mini.enum(relationKinds), sign: form.id })),
  }),
  bodyFields: (registry) =>
    fieldsIf(registry, 'relations', () => ({
      relations: z.array(z.strictObject({ kind: z.enum(relationKinds), sign: body.id })).optional(),
    })),
  answerFields: (shown, { related }) =>
    fieldsIf(shown, 'relations', () => ({
      relations: z.array(related.extend({ kind: z.enum(relationKinds) })),
    })),
  parse: ({ relations }, before) => ({
    relations: (relations as SignDocument['relations'] | undefined) ?? before.relations,
  }),
  write: ({ relations }) => ({ relations }),
}
