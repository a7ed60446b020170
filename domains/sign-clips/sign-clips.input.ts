import * as z from 'zod/mini'
import { requiredLine, withError } from '#platform/forms/schema.ts'

/** How many files can be chosen at once. */
export const maxClips = 2000

const maxPathLength = 1000

/** The names of files, with folders. */
export const clipNamesSchema = z.object({
  paths: z
    .array(
      z
        .string()
        .check(
          z.minLength(1, withError('value.required')),
          z.maxLength(maxPathLength, withError('value.tooLong')),
        ),
    )
    .check(z.minLength(1, withError('clips.none')), z.maxLength(maxClips, withError('clips.tooMany'))),
})

/** The gloss of a new sign; the registry of properties decides about the rest. */
export const clipSignSchema = z.object({ gloss: requiredLine(500) })
