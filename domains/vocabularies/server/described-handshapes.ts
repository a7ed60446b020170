import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql } from 'kysely'
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
  const entries = await db.selectFrom('vocabularyEntry').select('value').where('list', '=', list).execute()
  const languages = await db.selectFrom('language').select('code').execute()
  const codes = new Set(languages.map(({ code }) => code))
  const known = new Set(entries.map(({ value }) => value))
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
  const rows = JSON.stringify(handshapes)
  await sql`
    insert into vocabulary_entry (list, value, position)
    select ${list}, value,
      (select coalesce(max(position), -1) from vocabulary_entry where list = ${list}) + place
    from rows from (json_to_recordset(${rows}::json) as (value text)) with ordinality as new(value, place)
    on conflict (list, value) do nothing
  `.execute(tx)
  const changed = await sql<{ id: number }>`
    update vocabulary_entry as entry
    set features = new.features, symbol = coalesce(new.symbol, entry.symbol), group_id = coalesce(head.id, entry.group_id)
    from json_to_recordset(${rows}::json) as new(value text, features jsonb, symbol text, "group" text)
    left join vocabulary_entry as head on head.list = ${list} and head.value = new."group"
    where entry.list = ${list} and entry.value = new.value
      and (entry.features, entry.symbol, entry.group_id) is distinct from
        (new.features, coalesce(new.symbol, entry.symbol), coalesce(head.id, entry.group_id))
    returning entry.id
  `.execute(tx)
  const texts = handshapes.flatMap(({ value, texts }) =>
    Object.entries(texts).map(([language, description]) => ({ value, language, description })),
  )
  const described = await sql<{ id: number }>`
    insert into vocabulary_text as text (entry_id, language, description)
    select entry.id, language, description
    from json_to_recordset(${JSON.stringify(texts)}::json) as new(value text, language text, description text)
    join vocabulary_entry as entry on entry.list = ${list} and entry.value = new.value
    on conflict (entry_id, language) do update set description = excluded.description
      where text.description <> excluded.description
    returning entry_id as id
  `.execute(tx)
  const ids = new Set([...changed.rows, ...described.rows].map(({ id }) => id))
  await recordChange(tx, 'entry', [...ids])
}
