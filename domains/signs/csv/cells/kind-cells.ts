import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { PropertyKey } from '../../properties.ts'
import type { SignDocument } from '../../sign-document.ts'
import type { ReportInColumn, ReportIssue, ReportReadAs } from '../csv-error.ts'
import type { Lookups, NameLookup } from '../lookups.ts'
import type { SignCsvRow, SignReference } from '../sign-csv-row.ts'

/** A property as a column of a CSV file; properties per language have one column for each language. */
export interface PropertyColumn {
  key: PropertyKey
  language?: string | undefined
}

export interface CellReports {
  reportError: ReportInColumn
  reportNotice: ReportInColumn
}

export interface ApplyContext {
  /** The id of the sign, which it cannot refer to. */
  self: number
  lookups: Lookups
  reportError: ReportIssue
  reportNotice: ReportIssue
  reportReadAs: ReportReadAs
}

/** How CSV files contain the properties of one kind. */
export interface KindCells {
  /** Of the cells, in a description of the file; texts when missing. */
  type?: 'boolean'
  /** Cells can have several values, for which other lexicons have other separators. */
  hasSeparator?: true
  /** The error in a value that a mapping names. */
  mappedValueError?(value: string): ErrorCode | undefined
  /** Reads a cell into the row; names are not resolved yet. */
  parse(row: SignCsvRow, column: PropertyColumn, cell: string, reports: CellReports): void
  /** The part of the document after a row; properties without a column are unchanged. */
  apply(row: SignCsvRow, before: SignDocument, context: ApplyContext): Partial<SignDocument>
  /** The signs that a row refers to. */
  signsOf?(row: SignCsvRow): SignReference[]
  /** The cell of a property. */
  write(column: PropertyColumn, document: SignDocument, names: NameLookup): string
}
