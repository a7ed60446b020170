import type { ListPart } from '../../kinds/stored-part.ts'
import type { SignDocument } from '../../sign-document.ts'
import type { ReportInColumn } from '../csv-error.ts'
import type { NameLookup } from '../lookups.ts'
import type { SignCsvRow, SignReference } from '../sign-csv-row.ts'
import type { ApplyContext, KindCells } from './kind-cells.ts'

interface ListFormat<Parsed, Item> {
  /** Reads a cell; names are not resolved yet. */
  parse(cell: string, reportError: ReportInColumn): Parsed[]
  /** The items of a parsed one; none when it is unknown and reported. */
  resolve(parsed: Parsed, context: ApplyContext): Item[]
  write(items: readonly Item[], names: NameLookup): string
  signOf?(parsed: Parsed): SignReference
}

/** The cells of a kind whose only property is a list. */
export function listCells<Key extends ListPart, Parsed>(
  key: Key,
  { parse, resolve, write, signOf }: ListFormat<Parsed, SignDocument[Key][number]>,
): KindCells & { parsedOf(row: SignCsvRow): Parsed[] | undefined } {
  const parsedOf = ({ lists }: SignCsvRow) => lists[key] as Parsed[] | undefined
  return {
    parsedOf,
    parse: (row, _column, cell, { reportError }) => {
      row.lists[key] = parse(cell, reportError)
    },
    apply: (row, before, context) => ({
      [key]: parsedOf(row)?.flatMap((parsed) => resolve(parsed, context)) ?? before[key],
    }),
    write: (_column, document, names) => write(document[key], names),
    ...(signOf && { signsOf: (row) => parsedOf(row)?.map(signOf) ?? [] }),
  }
}
