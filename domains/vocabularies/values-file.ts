import { z } from 'zod'
import { handshapeFeaturesSchema } from './handshape-features.ts'

/** The file of an export beside its CSV that describes the values of the reference lists. */
export const valuesFileName = 'reference-values.json'

const text = z.string().trim().min(1)

/** A value as an export describes it, so that another installation creates it with its names. */
const describedValueSchema = z.object({
  list: text,
  value: text,
  /** The value of the group's head, and of the area that a precise location belongs to. */
  group: text.nullish(),
  parent: text.nullish(),
  searchable: z.boolean().default(true),
  /** A SignWriting symbol. */
  symbol: text.nullish(),
  features: handshapeFeaturesSchema.nullish().catch(null),
  texts: z.record(z.string(), text).default({}),
})
export type DescribedValue = z.output<typeof describedValueSchema>

/** The values of such a file; undefined for another file. Features that contradict each other are left out. */
export function parseDescribedValues(json: string): DescribedValue[] | undefined {
  try {
    return z.array(describedValueSchema).safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
