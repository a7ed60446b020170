import * as z from 'zod/mini'
import { chosenId, requiredLine } from '#platform/forms/schema.ts'

/** Maximum length in UTF-16 code units. */
export const maxReasonLength = 200

/** The fields of each change of a missing word, by the intent of its button. */
export const missingWordChangeSchemas = {
  setAside: z.object({ reason: requiredLine(maxReasonLength) }),
  takeBack: z.object({}),
  addKeyword: z.object({ sign: chosenId() }),
  createWithFilm: z.object({ message: chosenId() }),
} as const

export type MissingWordChange = keyof typeof missingWordChangeSchemas

export const isMissingWordChange = (intent: string | undefined): intent is MissingWordChange =>
  intent !== undefined && Object.hasOwn(missingWordChangeSchemas, intent)
