import type { AttributionKey, FileKey, ReferenceKey, TextKey, YesNoKey } from '../properties.ts'
import type { RelationKind } from '../sign-document.ts'

/** Another sign as a cell names it: by number (`#12`) or by gloss. */
export type SignReference = { id: number } | { gloss: string }

/**
 * What one row of a file says about a sign, nothing looked up yet: a property that is missing has no column
 * and stays as it is; an empty one is cleared.
 */
export interface SignRow {
  line: number
  id?: number
  source?: string
  sourceId?: string
  texts: Partial<Record<TextKey, string>>
  translations: Record<string, string[][]>
  /** Stable values of the property's list. */
  values: Partial<Record<ReferenceKey, string[]>>
  flags: Partial<Record<YesNoKey, boolean | null>>
  notes?: { kind: string; public: boolean; text: string }[]
  relations?: { kind: RelationKind; target: SignReference }[]
  minimalPairs?: SignReference[]
  foreignRelations?: { signLanguage: string; text: string }[]
  /** Example sentences by language, and the signs used, each list in the order of the examples. */
  examples: Record<string, string[]>
  exampleSigns?: string[]
  /** Names of files; of example videos one for each sentence, empty where it has none. */
  files: Partial<Record<FileKey, string[]>>
  /** One text for all files of the row, or one for each of them; an empty one says nothing. */
  attributions: Partial<Record<AttributionKey, string[]>>
}
