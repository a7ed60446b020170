import * as z from 'zod/mini'
import { chosenId, optionalChosenId } from '#platform/forms/schema.ts'

/** The form that makes an earlier version of a sign the current one. */
export const restoreVersionSchema = z.object({
  /** The revision that the person saw. */
  revision: chosenId('value.invalid'),
  version: chosenId('value.invalid'),
})

/** The form that names another publisher of a sign. */
export const publisherSchema = z.object({
  publisher: chosenId(),
  /** The publisher whom the person saw. */
  before: optionalChosenId,
})
