import type { PresetName } from '../../csv/presets/preset-names.ts'

export interface ImportOptions {
  /** Path of the CSV file. */
  file: string
  /** Source of signs that name none; else the file's name without its ending. */
  source?: string
  /** Path of a mapping of headers and values. */
  mapping?: string
  /** The export of another sign bank that the file is; its mapping ships with the program. Not with `mapping`. */
  preset?: PresetName
  /** Path of a JSON file that describes handshapes. */
  handshapes?: string
  /** Path of a CSV file for the unknown headers and values. */
  report?: string
  /** Reports what would happen, without writing. */
  dryRun?: boolean
  /** Publishes the signs of the file. */
  publish?: boolean
  /** The numbers of the column id are those of another installation: they name signs of the file only. */
  ignoreIds?: boolean
  /** Creates missing reference values and content languages. */
  createValues?: boolean
  /** Removes the demonstration in the same transaction. */
  replaceDemo?: boolean
  /** Reports unknown headers and values once with their rows, also without mapping and report. */
  collectUnmapped?: boolean
  /** How many errors and notices are reported; `maxReported` by default. */
  maxIssues?: number
  /** How many notices are reported; `maxIssues` by default. */
  maxNotices?: number
}

/** The progress of an import. */
export interface ImportProgress {
  step: 'reading' | 'files' | 'writing'
  done: number
  total: number
}

/** Numbers of rows, signs and further objects of an import. */
export interface ImportCounts {
  rows: number
  created: number
  changed: number
  unchanged: number
  /** New signs that no language translates. */
  withoutTranslation: number
  published: number
  values: number
  /** Handshapes that a file describes. */
  handshapes: number
  languages: number
  files: number
}

export const maxReported = 100
