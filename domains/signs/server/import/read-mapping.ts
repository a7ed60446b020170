import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { lineOfJsonError } from '#platform/text/json-lines.ts'
import type { MappedCells, MappedKey, Mapping } from '../../csv/mapping.ts'
import { parseMapping } from '../../csv/parse-mapping.ts'
import { findNarrowerEntry } from '../../csv/references.ts'
import { containmentIssues } from '../../kinds/reference/reference.ts'
import { asProgramIssue } from '../../program-issue.ts'
import { property, type ReferenceKey, referenceKeys, wireName } from '../../properties.ts'
import { maxReported } from './import-options.ts'
import { loadReferenceValues, type ReferenceValues } from './reference-values.ts'

/**
 * Reads and checks a mapping file, including its values against the lists.
 * @throws AppError `mapping.fileMissing`, `mapping.notJson`; `mapping.failed` with the first errors
 */
export async function readMapping(db: Db, path: string): Promise<Mapping> {
  const file = basename(path)
  const text = await readFile(path, 'utf8').catch((cause) => {
    throw new AppError('mapping.fileMissing', { params: { file }, cause })
  })
  return checkMapping(db, parseMappingText(text, file), file)
}

/**
 * Checks a mapping, including its values against the lists.
 * @param file its name, for the error
 * @throws AppError `mapping.failed` with the first errors
 */
export async function checkMapping(db: Db | Tx, json: unknown, file: string): Promise<Mapping> {
  const { mapping, errors } = parseMapping(json)
  const all = [...errors, ...checkValues(mapping, await loadReferenceValues(db))]
  if (all.length > 0)
    throw new AppError('mapping.failed', {
      params: { file, count: all.length },
      fields: all.slice(0, maxReported),
    })
  return mapping
}

/** The JSON of a mapping file. @throws AppError `mapping.notJson` with the line */
export function parseMappingText(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new AppError('mapping.notJson', { params: { file, line: lineOfJsonError(text, cause) }, cause })
  }
}

function checkValues(mapping: Mapping, known: ReferenceValues): FieldError[] {
  return [...mapping.values].flatMap(([key, table]) =>
    [...table].flatMap(([value, cells]) => {
      const field = `values › ${wireName(key)} › ${value}`
      return [...findUnknownValues(cells, known), ...findLocationsOutsideArea(cells, known)].map((wrong) => ({
        field,
        ...wrong,
      }))
    }),
  )
}

type MappingIssue = Omit<FieldError, 'field'>
const cellsOf = (cells: MappedCells) => Object.entries(cells) as [MappedKey, string[]][]
const listOf = (key: MappedKey) => property(key).list

function findUnknownValues(cells: MappedCells, known: ReferenceValues): MappingIssue[] {
  return cellsOf(cells).flatMap(([key, values]) => {
    const list = listOf(key)
    return values.flatMap((value): MappingIssue[] =>
      list === undefined || isKnown(key as ReferenceKey, list, value, known)
        ? []
        : [{ code: 'import.valueUnknown', params: { value, list } }],
    )
  })
}

/** Whether a list, or the list of a narrower property, has the value. */
const isKnown = (key: ReferenceKey, list: string, value: string, known: ReferenceValues): boolean =>
  known.find(list, value) !== undefined ||
  findNarrowerEntry(value, key, { entry: known.find, hierarchy: known.hierarchy }) !== undefined

/** Precise locations that lie outside the area of the same mapping. */
function findLocationsOutsideArea(cells: MappedCells, known: ReferenceValues): MappingIssue[] {
  const idsOf = (key: ReferenceKey) =>
    (cells[key] ?? []).flatMap((value) => known.find(listOf(key) ?? '', value) ?? [])
  const values = Object.fromEntries(referenceKeys.map((key) => [key, idsOf(key)]))
  return referenceKeys
    .flatMap((key) => containmentIssues(key, values, { entryById: known.hierarchy }))
    .map((issue) => {
      const { code, params } = asProgramIssue(issue)
      return { code, params }
    })
}
