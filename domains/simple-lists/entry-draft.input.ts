import * as z from 'zod/mini'
import { withError } from '#platform/forms/schema.ts'
import { listNames } from './simple-list.ts'

const id = z.int().check(z.positive(), z.maximum(999_999_999))
const values = z.record(z.string(), z.string(withError('value.invalid')))

/** The largest request of a form in bytes: texts in several languages may be long. */
export const maxEntryFormBytes = 4_000_000

/** A state of the form of an entry that is stored as a draft. Its values need not be valid. */
export const entryDraftSchema = z.strictObject({
  list: z.enum(listNames),
  /** The entry and the revision on which the state is based; null for a new entry. */
  entry: z.nullable(z.strictObject({ id, revision: id })),
  values,
  /** Increases with every state that the page sends. */
  sequence: z.int().check(z.nonnegative(), z.maximum(999_999_999)),
})

/** A state of the form whose text is shown as visitors read it. */
export const entryPreviewSchema = z.strictObject({
  list: z.enum(listNames),
  values,
  language: z.string().check(z.maxLength(35)),
})
