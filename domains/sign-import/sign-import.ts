import type { PresetName } from '#domains/signs/csv/presets/preset-names.ts'
import type { ImportCounts, RenamedValue } from '#domains/signs/index.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { ImportState } from './import-steps.ts'

/** An unknown header or, with a value, a value that is not in its list. */
export interface UnmappedTermView {
  /** The header in the file. */
  column: string
  value: string | null
  /** The number of rows. */
  count: number
  /** The first lines: `2, 3, 4`. */
  lines: string
  /** The value of the list that it is narrower than. */
  wider: string | null
  /** The picture of the value in the archive, small, as a data URL; missing without one. */
  picture?: string
}

/** The result of a check. */
export interface ImportFindings {
  /** Why the file as a whole was refused. */
  problem: { code: ErrorCode; params: Record<string, string | number> } | null
  /** The first errors by line; `errorCount` counts all of them. */
  errors: FieldError[]
  errorCount: number
  unmapped: UnmappedTermView[]
  unmappedCount: number
  counts: ImportCounts | null
  notices: FieldError[]
  noticeCounts: Record<string, number>
  renamed: RenamedValue[]
  newValues: { id: number; list: string; value: string }[]
  newLanguages: string[]
  /** Sign language and country, as ISO codes, that a dictionary without either gets from the lexicon of the preset. */
  origin: { signLanguage: string; country: string } | null
  /** Identifies what the preview shows: an import that would write anything else is shown again. */
  digest: string | null
  /** The dictionary was changed after an earlier preview, which this one replaces. */
  isRenewed: boolean
}

/** An import of a CSV file. */
export interface SignImport {
  id: number
  accountId: number
  fileName: string
  storageKey: string | null
  /** The stored archive with the media that the file names, and its name. */
  mediaKey: string | null
  mediaName: string | null
  source: string
  /** Whether the column id contains numbers of another installation. */
  ignoreIds: boolean
  createValues: boolean
  /** The export of another sign bank that the file is; the mapping is its own. */
  preset: PresetName | null
  /** The content of a mapping file (docs/mapping.md). */
  mapping: unknown
  state: ImportState
  attempt: number
  findings: ImportFindings | null
  changeSetId: number | null
  leftAlone: string[] | null
  createdAt: Date
  changedAt: Date
}

/** How many errors, notices and unknown terms are in the findings of one file. */
export const maxIssues = 2000

/** How many notices of one file can be downloaded. */
export const maxStoredNotices = 100_000

export const noFindings: ImportFindings = {
  problem: null,
  errors: [],
  errorCount: 0,
  unmapped: [],
  unmappedCount: 0,
  counts: null,
  notices: [],
  noticeCounts: {},
  renamed: [],
  newValues: [],
  newLanguages: [],
  origin: null,
  digest: null,
  isRenewed: false,
}
