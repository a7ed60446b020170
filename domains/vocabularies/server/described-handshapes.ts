import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { listLanguageCodes } from '#domains/languages/server/language.queries.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { lineOfJsonError } from '#platform/text/json-lines.ts'
import {
  type DescribedHandshape,
  type HandshapeOfFile,
  handshapeError,
  parseHandshapes,
} from '../handshapes-file.ts'
import { listValues, storeHandshapeRows } from './described-handshape.queries.ts'
import { symbolOutline } from './symbol-outline.ts'

const list = 'handshape-of-hand'
const maxReported = 100

/**
 * Reads and checks a JSON file that describes handshapes, including its values against the list.
 * @param createValues whether values that the list does not have may be created
 * @throws AppError `import.fileMissing`, `handshape.notJson`; `handshape.failed` with the first errors by line
 */
export async function readDescribedHandshapes(
  db: Db,
  path: string,
  { createValues }: { createValues: boolean },
): Promise<DescribedHandshape[]> {
  const file = basename(path)
  const { handshapes, errors } = parseHandshapes(await readJson(path, file))
  const all = [...errors, ...(await findUnknownNames(db, handshapes, createValues))]
  if (all.length > 0)
    throw new AppError('handshape.failed', {
      params: { file, count: all.length },
      fields: all.toSorted((one, other) => lineOf(one) - lineOf(other)).slice(0, maxReported),
    })
  return handshapes
}

const lineOf = ({ params }: FieldError) => Number(params?.line)

/** The text of a JSON file. */
async function readJson(path: string, file: string): Promise<string> {
  const bytes = await readFile(path, 'utf8').catch((cause) => {
    throw new AppError('import.fileMissing', { params: { file }, cause })
  })
  const text = bytes.replace(/^\uFEFF/, '')
  try {
    JSON.parse(text)
    return text
  } catch (cause) {
    throw new AppError('handshape.notJson', { params: { file, line: lineOfJsonError(text, cause) }, cause })
  }
}

/** Values, groups, symbols and languages that do not exist. */
async function findUnknownNames(
  db: Db,
  handshapes: readonly HandshapeOfFile[],
  createValues: boolean,
): Promise<FieldError[]> {
  const known = new Set(await listValues(db, list))
  const codes = new Set(await listLanguageCodes(db))
  const values = createValues ? new Set([...known, ...handshapes.map(({ value }) => value)]) : known
  return handshapes.flatMap(({ value, group, symbol, texts, lineOf }): FieldError[] => [
    ...(values.has(value) ? [] : [handshapeError(lineOf('value'), 'import.valueUnknown', { value, list })]),
    ...(group === undefined || values.has(group)
      ? []
      : [handshapeError(lineOf('group'), 'import.valueUnknown', { value: group, list })]),
    ...(symbol === undefined || symbolOutline(symbol)
      ? []
      : [handshapeError(lineOf('symbol'), 'handshape.symbolUnknown', { symbol })]),
    ...Object.keys(texts)
      .filter((language) => !codes.has(language))
      .map((language) => handshapeError(lineOf('texts', language), 'import.languageUnknown', { language })),
  ])
}

/**
 * Stores features, symbols, groups and texts of handshapes; missing values are added after those that exist. Symbols,
 * groups and texts that the file does not have are not changed.
 */
export async function storeDescribedHandshapes(
  tx: Tx,
  handshapes: readonly DescribedHandshape[],
): Promise<void> {
  if (handshapes.length === 0) return
  const ids = await storeHandshapeRows(tx, list, handshapes)
  await recordChange(tx, 'entry', [...ids])
}
