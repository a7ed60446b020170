import type { ReferenceKey, YesNoKey } from '../properties.ts'
import type { Column } from './columns.ts'
import { parseHeader } from './columns.ts'

/** A property whose values a mapping can say in our words. */
export type MappedKey = ReferenceKey | YesNoKey

/** The cells that a foreign value fills; none where it is left out. */
export type MappedCells = Partial<Record<MappedKey, string[]>>

/** How headers and values of another lexicon are said here (docs/mapping.md); keys are folded. */
export interface Mapping {
  /** The header that a foreign one stands for; null leaves its column out. */
  headers: Map<string, string | null>
  values: Map<MappedKey, Map<string, MappedCells>>
  /** What stands between several values of a cell, by our header; without one it is `;`. */
  splitters: Map<string, string>
}

/** Keys of a mapping are the same when these are: without blanks around, in small letters. */
export const normalizeKey = (text: string): string => text.normalize('NFC').trim().toLowerCase()

/** The column behind a header, by the mapping first; undefined for a header that nobody knows. */
export function mapHeader(header: string, mapping: Mapping | undefined): Column | undefined {
  const target = mapping?.headers.get(normalizeKey(header))
  if (target === undefined) return parseHeader(header)
  if (target === null) return { header, kind: 'readOnly' }
  const column = parseHeader(target)
  return column && { ...column, header }
}

/** How a column is called here, whatever its header in the file: `translation.en`. */
export const mappedHeader = (header: string, mapping: Mapping | undefined): string =>
  mapping?.headers.get(normalizeKey(header)) ?? header
