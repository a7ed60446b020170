import * as mini from 'zod/mini'
import { mediaRoles } from '../../sign-document.ts'
import { attributionParts } from '../attribution/attribution.wire.ts'
import type { KindWire } from '../kind-wire.ts'
import { form } from '../schema-parts.ts'

/** Programs send and read files by other requests. */
export const filesWire: KindWire = {
  formParts: () => ({
    media: mini.array(
      mini.strictObject({ role: mini.enum(mediaRoles), media: form.id, ...attributionParts }),
    ),
  }),
  bodyFields: () => ({}),
  answerFields: () => ({}),
  parse: () => ({}),
  write: () => ({}),
}
