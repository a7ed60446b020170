import { parseHeader } from '#domains/signs/csv/columns.ts'
import { normalizeKey } from '#domains/signs/csv/mapping.ts'
import { property, wireName } from '#domains/signs/properties.ts'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import type { UnmappedTermView } from './sign-import.ts'

/** The content of a mapping file (docs/mapping.md), as `--mapping` of the command line reads it. */
export interface MappingFile {
  headers?: Record<string, string | null>
  values?: Record<string, Record<string, unknown>>
  splitters?: Record<string, string>
  cells?: Record<string, string>
}

/** What a person decided about an unknown header or value; null leaves it out. */
export interface MappedTerm {
  /** The header in the file. */
  column: string
  value: string | null
  target: string | null
}

/** Our header for a header of the file. */
export function headerOf(column: string, { headers = {} }: MappingFile): string {
  const key = normalizeKey(column)
  const found = Object.entries(headers).find(([header]) => normalizeKey(header) === key)
  return found?.[1] ?? column
}

/** The list of a column of the file; undefined when its values belong to none. */
export function listOfColumn(column: string, mapping: MappingFile): ListName | undefined {
  const parsed = parseHeader(headerOf(column, mapping))
  return parsed?.kind === 'property' ? property(parsed.key).list : undefined
}

/** A mapping with further headers and values; a later decision replaces an earlier one. */
export function extendMapping(mapping: MappingFile, terms: readonly MappedTerm[]): MappingFile {
  const headers = { ...mapping.headers }
  const values = structuredClone(mapping.values ?? {})
  for (const { column, value, target } of terms) {
    if (value === null) {
      setKey(headers, column, target)
      continue
    }
    const parsed = parseHeader(headerOf(column, mapping))
    if (parsed?.kind !== 'property') continue
    const name = wireName(parsed.key)
    values[name] ??= {}
    setKey(values[name], value, target)
  }
  return { ...mapping, headers, values }
}

/** Sets a key, and removes others that mean the same. */
function setKey(record: Record<string, unknown>, key: string, target: string | null) {
  for (const other of Object.keys(record)) if (normalizeKey(other) === normalizeKey(key)) delete record[other]
  record[key] = target
}

/**
 * The decisions in a submitted form: `target.3` belongs to the fourth term, and `omit.3` leaves it out. A term without
 * either stays unknown.
 */
export const readMappedTerms = (
  values: Readonly<Record<string, string | undefined>>,
  terms: readonly UnmappedTermView[],
): MappedTerm[] =>
  terms.flatMap(({ column, value }, index): MappedTerm[] => {
    if (values[`omit.${index}`] === 'on') return [{ column, value, target: null }]
    const target = values[`target.${index}`]?.trim() ?? ''
    return target === '' ? [] : [{ column, value, target }]
  })
