import { z } from 'zod'
import type { FieldError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { property, propertyByWireName, referenceKeys, wireName, yesNoKeys } from '../properties.ts'
import { cellsOf } from './cells/index.ts'
import { mayComeFromSeveralColumns, parseHeader } from './columns.ts'
import { cellFormatNames } from './foreign-cells.ts'
import { type MappedCells, type MappedKey, type Mapping, normalizeKey } from './mapping.ts'

const cell = z.union([z.string().trim().min(1), z.array(z.string().trim().min(1)).min(1)])
const target = z.union([z.null(), cell, z.record(z.string(), cell)])
const sections = {
  headers: z.record(z.string(), z.string().nullable()).default({}),
  values: z.record(z.string(), z.record(z.string(), target)).default({}),
  splitters: z.record(z.string(), z.string().min(1).max(5)).default({}),
  cells: z.record(z.string(), z.enum(cellFormatNames)).default({}),
  doubledGlosses: z.enum(['refuse', 'number']).default('refuse'),
}
const schema = z.strictObject(sections)

/** The expected syntax at each depth of a section, for error messages. */
const expected: Record<string, string[]> = {
  headers: ['{ … }', '"property" | null'],
  values: ['{ … }', '{ … }', '"value" | ["value", …] | { "property": "value" } | null'],
  splitters: ['{ … }', '","'],
  cells: ['{ … }', cellFormatNames.map((name) => `"${name}"`).join(' | ')],
  doubledGlosses: ['"refuse" | "number"'],
}

type ReportMappingError = (
  path: readonly PropertyKey[],
  code: ErrorCode,
  params: Record<string, string>,
) => void

/**
 * Reads a mapping and reports all errors with their path: `values › location › elbow`. Whether the lists contain the
 * values is not checked here.
 */
export function parseMapping(json: unknown): { mapping: Mapping; errors: FieldError[] } {
  const errors: FieldError[] = []
  const reportError: ReportMappingError = (path, code, params) => {
    errors.push({ field: path.map(String).join(' › ') || '{ }', code, params })
  }
  const mapping: Mapping = {
    headers: new Map(),
    values: new Map(),
    splitters: new Map(),
    cells: new Map(),
    numbersDoubledGlosses: false,
  }
  const read = schema.safeParse(json)
  if (!read.success) reportSchemaIssues(read.error, reportError)
  else {
    readHeaders(read.data.headers, mapping, reportError)
    for (const [name, values] of Object.entries(read.data.values))
      readValues(name, values, mapping, reportError)
    mapping.numbersDoubledGlosses = read.data.doubledGlosses === 'number'
    readSplitters(read.data.splitters, mapping, reportError)
    for (const [header, format] of Object.entries(read.data.cells))
      if (parseHeader(header)) mapping.cells.set(header, format)
      else reportError(['cells', header], 'mapping.propertyUnknown', { property: header })
  }
  return { mapping, errors }
}

function reportSchemaIssues(error: z.ZodError, reportError: ReportMappingError) {
  for (const issue of error.issues) {
    const known = Object.keys(sections).join(', ')
    if (issue.code === 'unrecognized_keys')
      for (const name of issue.keys) reportError([...issue.path, name], 'mapping.unknownKey', { name, known })
    else {
      const [section] = issue.path
      const forms = expected[String(section)] ?? []
      const form = forms[Math.min(issue.path.length, forms.length) - 1] ?? `{ ${known} }`
      reportError(issue.path, 'mapping.shape', { expected: form })
    }
  }
}

function readHeaders(
  headers: Record<string, string | null>,
  mapping: Mapping,
  reportError: ReportMappingError,
) {
  const sources = new Map<string, string>()
  const checkDuplicate = createDuplicateCheck(reportError)
  for (const [header, given] of Object.entries(headers)) {
    const path = ['headers', header]
    const name = given?.trim() ?? null
    checkDuplicate(path, header)
    mapping.headers.set(normalizeKey(header), name)
    if (name === null) continue
    const other = sources.get(name)
    if (!parseHeader(name)) reportError(path, 'mapping.propertyUnknown', { property: name })
    else if (other !== undefined && !mayComeFromSeveralColumns(name))
      reportError(path, 'mapping.headerTwice', { property: name, other })
    sources.set(name, header)
  }
}

function readValues(
  name: string,
  values: Record<string, z.infer<typeof target>>,
  mapping: Mapping,
  reportError: ReportMappingError,
) {
  const key = mappedKey(name, ['values', name], reportError)
  if (key === undefined) return
  const checkDuplicate = createDuplicateCheck(reportError)
  const table = new Map<string, MappedCells>()
  for (const [value, given] of Object.entries(values)) {
    const path = ['values', name, value]
    checkDuplicate(path, value)
    table.set(normalizeKey(value), readTarget(key, given, path, reportError))
  }
  mapping.values.set(key, table)
}

function readTarget(
  key: MappedKey,
  given: z.infer<typeof target>,
  path: string[],
  reportError: ReportMappingError,
): MappedCells {
  if (given === null) return {}
  if (typeof given === 'string' || Array.isArray(given))
    return { [key]: readCell(key, given, path, reportError) }
  const cells: MappedCells = {}
  for (const [name, cell] of Object.entries(given)) {
    const at = [...path, name]
    const other = mappedKey(name, at, reportError)
    if (other !== undefined) cells[other] = readCell(other, cell, at, reportError)
  }
  return cells
}

function readCell(
  key: MappedKey,
  given: string | string[],
  path: string[],
  reportError: ReportMappingError,
): string[] {
  const values = [given].flat()
  if (values.length > 1 && !property(key).many)
    reportError(path, 'import.oneValue', { value: values.join(', ') })
  for (const value of values) {
    const error = cellsOf(key).mappedValueError?.(value)
    if (error) reportError(path, error, { value })
  }
  return values
}

function readSplitters(splitters: Record<string, string>, mapping: Mapping, reportError: ReportMappingError) {
  for (const [header, splitter] of Object.entries(splitters)) {
    const path = ['splitters', header]
    const column = parseHeader(header)
    if (!column) reportError(path, 'mapping.propertyUnknown', { property: header })
    else if (!('key' in column && cellsOf(column.key).hasSeparator))
      reportError(path, 'mapping.noSplitter', { property: header })
    else mapping.splitters.set(header, splitter)
  }
}

function mappedKey(name: string, path: string[], reportError: ReportMappingError): MappedKey | undefined {
  const key = propertyByWireName(name)
  const found = [...referenceKeys, ...yesNoKeys].find((mapped) => mapped === key)
  if (key === undefined) reportError(path, 'mapping.propertyUnknown', { property: name })
  else if (!found) reportError(path, 'mapping.noValues', { property: wireName(key) })
  return found
}

/** Reports keys that are the same as an earlier key. */
function createDuplicateCheck(reportError: ReportMappingError) {
  const seen = new Map<string, string>()
  return (path: string[], key: string) => {
    const other = seen.get(normalizeKey(key))
    if (other !== undefined) reportError(path, 'mapping.sameKey', { other })
    seen.set(normalizeKey(key), key)
  }
}
