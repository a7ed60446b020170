import type { ReportInColumn, ReportIssue, ReportReadAs } from '../csv/csv-error.ts'
import type { Lookups, NameLookup } from '../csv/lookups.ts'
import type { SignRow } from '../csv/sign-row.ts'
import type { EntryHierarchy } from '../location-containment.ts'
import type { PropertyKey } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'
import type { PropertyIssue } from './property-issue.ts'

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

export interface ValidationContext {
  entryById(id: number): EntryHierarchy | undefined
}

/** How ids are presented; undefined results are left out. */
export interface ValuePresenter {
  entry(id: number): unknown
  sign(id: number): unknown
  file(mediaId: number): unknown
}

/** What the program does with all properties of one kind. */
export interface KindModule {
  /** The part of the document that holds this kind, in its canonical form. */
  normalize(document: SignDocument): Partial<SignDocument>
  /** Reads a CSV cell into the row; names are not resolved yet. */
  parse(row: SignRow, column: PropertyColumn, cell: string, reports: CellReports): void
  /** The part of the document after a row; properties without a column are unchanged. */
  apply(row: SignRow, before: SignDocument, context: ApplyContext): Partial<SignDocument>
  /** The CSV cell of a property. */
  write(column: PropertyColumn, document: SignDocument, names: NameLookup): string
  /** What is wrong with a property of a canonical document. */
  validate(key: PropertyKey, document: SignDocument, context: ValidationContext): PropertyIssue[]
  /** Plain facts of these properties, by wire name. */
  present(
    keys: readonly PropertyKey[],
    document: SignDocument,
    presenter: ValuePresenter,
  ): Record<string, unknown>
  /** Whether two canonical documents differ in a property. */
  compare(key: PropertyKey, one: SignDocument, other: SignDocument): boolean
  /** The document without the values of a property. */
  remove(key: PropertyKey, document: SignDocument): SignDocument
}
