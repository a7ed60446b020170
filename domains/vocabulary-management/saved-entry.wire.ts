import { z } from 'zod'

/** A value that a call has created or changed. */
export const savedEntryWire = z.object({ id: z.int(), value: z.string(), revision: z.int() })

/** A value that was merged into another one. */
export const mergedEntryWire = z.object({
  value: z.string(),
  into: z.string(),
  signs: z.int().describe('Number of changed signs'),
})
