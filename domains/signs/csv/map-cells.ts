import { property, wireName } from '../properties.ts'
import { escapeValue, readValues, writeValues } from './cell-escaping.ts'
import type { Column } from './columns.ts'
import type { ReportIssue, ReportReadAs } from './csv-error.ts'
import { cellFormats, ForeignCellError } from './foreign-cells.ts'
import { type MappedCells, type MappedKey, type Mapping, mappedHeader, normalizeKey } from './mapping.ts'

/** The columns of a file, and the further columns that the mapping fills. */
export function mapColumns(columns: readonly Column[], mapping: Mapping): Column[] {
  const present = new Set(columns.map(keyOf))
  const filled = [...mapping.values]
    .filter(([key]) => present.has(key))
    .flatMap(([, table]) => [...table.values()].flatMap((cells) => Object.keys(cells) as MappedKey[]))
  const added = [...new Set(filled)].filter((key) => !present.has(key))
  return [...columns, ...added.map((key) => ({ header: wireName(key), kind: 'property' as const, key }))]
}

const keyOf = (column: Column) => (column.kind === 'property' ? column.key : undefined)

/**
 * The cells of a row in our format.
 * @param columns of the file
 * @param reportError is called for a cell that is not written as the mapping says; it counts as a missing column then
 */
export const convertCells = (
  columns: readonly Column[],
  cells: readonly string[],
  mapping: Mapping,
  reportError: ReportIssue,
): (string | undefined)[] =>
  cells.map((cell, index) => {
    const { header = '' } = columns[index] ?? {}
    const format = mapping.cells.get(mappedHeader(header, mapping))
    if (format === undefined) return cell
    try {
      return cellFormats[format](cell)
    } catch (error) {
      if (!(error instanceof ForeignCellError)) throw error
      reportError(header, 'import.cellForm', { value: cell.slice(0, maxShownCell), form: error.message })
      return undefined
    }
  })

const maxShownCell = 200

/**
 * The mapped cells of a row. A column that only the mapping fills has an undefined cell when nothing maps to it.
 * @param columns the result of `mapColumns`
 * @param reportError is called when a cell already has another value than the mapping gives it
 * @param reportReadAs is called for each value of a list that the mapping translates
 */
export function mapCells(
  columns: readonly Column[],
  cells: readonly (string | undefined)[],
  mapping: Mapping,
  { reportError, reportReadAs }: { reportError: ReportIssue; reportReadAs: ReportReadAs },
): (string | undefined)[] {
  const split = columns.map(({ header }, index) =>
    splitAt(cells[index], mappedHeader(header, mapping), mapping),
  )
  const valuesForOtherColumns: [MappedKey, string[]][] = []
  const mapped = columns.map((column, index) => {
    const cell = split[index]
    const key = keyOf(column) as MappedKey
    const table = mapping.values.get(key)
    if (!table || cell === undefined) return cell
    return writeValues(
      valuesOf(cell, table).flatMap((value) => {
        const target = table.get(normalizeKey(value))
        if (!target) return value
        const readAs = describeTarget(value, target, key)
        if (readAs !== undefined) reportReadAs(wireName(key), value, readAs)
        valuesForOtherColumns.push(...otherCells(target, key))
        return target[key] ?? []
      }),
    )
  })
  for (const [key, values] of valuesForOtherColumns) {
    const index = columns.findIndex((column) => keyOf(column) === key)
    mapped[index] = mergeValues(key, mapped[index], values, (value) =>
      reportError(columns[index]?.header ?? '', 'import.cellTaken', { mapped: values.join(';'), value }),
    )
  }
  return mapped
}

/** What a value is read as, if a list has it under another name; undefined for yes and no, and for what is left out. */
function describeTarget(value: string, target: MappedCells, key: MappedKey): string | undefined {
  const cells = Object.entries(target) as [MappedKey, string[]][]
  if (cells.length === 0 || property(key).list === undefined) return undefined
  const own = cells.length === 1 ? target[key]?.join(';') : undefined
  if (own === value) return undefined
  return own ?? cells.map(([other, values]) => `${wireName(other)}=${values.join(';')}`).join(' ')
}

/** The values of a cell; the whole cell is one value when the mapping contains it as a whole. */
const valuesOf = (cell: string, table: ReadonlyMap<string, MappedCells>): string[] =>
  table.has(normalizeKey(cell)) ? [cell] : readValues(cell)

const otherCells = (cells: MappedCells, key: MappedKey) =>
  (Object.entries(cells) as [MappedKey, string[]][]).filter(([other]) => other !== key)

function mergeValues(
  key: MappedKey,
  cell: string | undefined,
  values: string[],
  onConflict: (existing: string) => void,
) {
  const existing = readValues(cell ?? '')
  const all = [...new Set([...existing, ...values])]
  const fits = existing.length === 0 || all.length === existing.length || property(key).many
  if (!fits) onConflict(existing.join(';'))
  return fits ? writeValues(all) : cell
}

function splitAt(cell: string | undefined, header: string, mapping: Mapping): string | undefined {
  const splitter = mapping.splitters.get(header)
  if (splitter === undefined || cell === undefined) return cell
  return cell
    .split(splitter)
    .map((piece) => escapeValue(piece.trim()))
    .join(';')
}
