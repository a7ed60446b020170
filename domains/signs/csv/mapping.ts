import type { ReferenceKey, YesNoKey } from '../properties.ts'
import type { Column } from './columns.ts'
import { parseHeader } from './columns.ts'
import type { CellFormat } from './foreign-cells.ts'

/** A property whose values can be mapped. */
export type MappedKey = ReferenceKey | YesNoKey

/** The cells that a value of another lexicon fills; empty when the value is ignored. */
export type MappedCells = Partial<Record<MappedKey, string[]>>

/** Translates headers and values of another lexicon (docs/mapping.md). Keys are normalized by `normalizeKey`. */
export interface Mapping {
  /** Our header for a header of the file; null ignores its column. */
  headers: Map<string, string | null>
  values: Map<MappedKey, Map<string, MappedCells>>
  /** The separator of several values of a cell, by our header; `;` when missing. */
  splitters: Map<string, string>
  /** How the cells of a column are written, by our header; as ours when missing. */
  cells: Map<string, CellFormat>
  /** Whether a gloss that an earlier row has gets a number instead of being an error. */
  numbersDoubledGlosses: boolean
}

/** The content of a mapping file. */
export interface MappingJson {
  headers: Record<string, string | null>
  /** By property: our value, or our values by property, for a value of the file; null leaves it out. */
  values: Record<string, Record<string, string | Record<string, string> | null>>
  splitters: Record<string, string>
  cells: Record<string, CellFormat>
  doubledGlosses?: 'refuse' | 'number'
}

/** Two keys of a mapping are the same when these are equal: trimmed and in lower case. */
export const normalizeKey = (text: string): string => text.normalize('NFC').trim().toLowerCase()

/** The column of a header, by the mapping first; undefined for unknown headers. */
export function mapHeader(header: string, mapping: Mapping | undefined): Column | undefined {
  const target = mapping?.headers.get(normalizeKey(header))
  if (target === undefined) return parseHeader(header)
  if (target === null) return { header, kind: 'readOnly' }
  const column = parseHeader(target)
  return column && { ...column, header }
}

/** Our header for a header of the file: `translation.en`. */
export const mappedHeader = (header: string, mapping: Mapping | undefined): string =>
  mapping?.headers.get(normalizeKey(header)) ?? header
