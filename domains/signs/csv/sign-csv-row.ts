import type { AttributionKey, FileKey, PropertyKey, ReferenceKey, TextKey, YesNoKey } from '../properties.ts'

/** A reference to another sign in a cell: by id (`#12`) or by gloss. */
export type SignReference = { id: number } | { gloss: string }

/**
 * One row of a file; names are not resolved. A property without a column is missing here and stays unchanged; an empty
 * cell clears the property.
 */
export interface SignCsvRow {
  line: number
  id?: number
  /** The number of the sign in another installation, instead of `id`. */
  foreignId?: number
  /** The status of an export; imports only read whether the sign was published. */
  status?: string
  source?: string
  sourceId?: string
  texts: Partial<Record<TextKey, string>>
  translations: Record<string, string[][]>
  /** Stable values of the property's list. */
  values: Partial<Record<ReferenceKey, string[]>>
  flags: Partial<Record<YesNoKey, boolean | null>>
  /** Properties that are lists; `listCells` knows their types. */
  lists: Partial<Record<PropertyKey, unknown[]>>
  /** Example sentences by language, and the signs used, each list in the order of the examples. */
  examples: Record<string, string[]>
  exampleSigns?: string[]
  /** File names. Example videos have one for each sentence, empty when the sentence has none. */
  files: Partial<Record<FileKey, string[]>>
  /** One text for all files of the row, or one for each file; an empty text changes nothing. */
  attributions: Partial<Record<AttributionKey, string[]>>
}
