import { z } from 'zod'
import { email, oneLine, requiredLine, withError } from '#platform/forms/schema.ts'

const maxLength = 150

/** `on` or `off`, as commands write a switch. */
const onOrOff = z.enum(['on', 'off'], withError('value.invalid')).transform((text) => text === 'on')

/** Changes of the description of the dictionary; what is missing stays. Codes may be `und` and `ZZ` for unknown. */
export const datasetChangeSchema = z
  .strictObject({
    name: requiredLine(maxLength),
    acronym: oneLine(20),
    signLanguage: z.string().regex(/^[a-z]{3}$/, withError('value.invalid')),
    country: z.string().regex(/^[A-Z]{2}$/, withError('value.invalid')),
    versionLabel: requiredLine(20),
    owner: requiredLine(maxLength),
    contactEmail: email,
    schoolMode: onOrOff,
    uploadedHandsFirst: onOrOff,
  })
  .partial()
export type DatasetChange = z.infer<typeof datasetChangeSchema>
