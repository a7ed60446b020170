/** How a file is imported. */
export interface ImportOptions {
  /** Path of the CSV file. */
  file: string
  /** Source of signs that name none; else the file's name without its ending. */
  source?: string
  /** Path of a file that says what foreign headers and values mean. */
  mapping?: string
  /** Path of a CSV file that takes what no property and no list knows. */
  report?: string
  /** Only tells what would happen. */
  dryRun?: boolean
  /** Publishes what the file holds, too. */
  publish?: boolean
  /** Makes reference values and content languages that are missing. */
  createValues?: boolean
  /** Removes the demo in the same transaction. */
  replaceDemo?: boolean
}

/** How far an import is. */
export interface ImportProgress {
  step: 'reading' | 'files' | 'writing'
  done: number
  total: number
}

/** Counts of what an import does, or would do. */
export interface ImportCounts {
  rows: number
  created: number
  changed: number
  unchanged: number
  published: number
  values: number
  languages: number
  files: number
  /** Stored media of which the file says something new: credit, licence or signer. */
  credits: number
}

export const maxReported = 100
