import * as mini from 'zod/mini'
import { withError } from '#platform/forms/schema.ts'
import { attributionFields } from '../../sign-document.ts'
import type { KindWire } from '../kind-wire.ts'
import { optionalParts } from '../schema-parts.ts'

/** Part of files, which the form shows but does not edit. */
export const attributionParts = optionalParts(attributionFields, () =>
  mini.string(withError('value.invalid')),
)

/** Attributions are parts of files. */
export const attributionWire: KindWire = {
  formParts: () => ({}),
  bodyFields: () => ({}),
  answerFields: () => ({}),
  parse: () => ({}),
  write: () => ({}),
}
