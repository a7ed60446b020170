import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { SignImport } from '../sign-import.ts'

const columns = sql`
  id, account_id, file_name, storage_key, media_key, media_name, source, ignore_ids, create_values, preset, mapping, state, attempt, findings, change_set_id,
  left_alone, created_at, changed_at`

/** An import; undefined for an unknown id. */
export async function findImport(db: Db | Tx, id: number): Promise<SignImport | undefined> {
  const { rows } = await sql<SignImport>`select ${columns} from sign_import where id = ${id}`.execute(db)
  return rows[0]
}

/** An import, locked until the end of the transaction. */
export async function lockImport(tx: Tx, id: number): Promise<SignImport | undefined> {
  const { rows } = await sql<SignImport>`
    select ${columns} from sign_import where id = ${id} for update
  `.execute(tx)
  return rows[0]
}

/** Locks an import, and tells whether it is still in the attempt and state in which a job read it. */
export async function isStillCurrent(
  tx: Tx,
  { id, attempt, state }: Pick<SignImport, 'id' | 'attempt' | 'state'>,
): Promise<boolean> {
  const current = await lockImport(tx, id)
  return current?.attempt === attempt && current.state === state
}

/** An import in the list of all imports. */
export type ListedImport = Pick<
  SignImport,
  'id' | 'accountId' | 'fileName' | 'source' | 'state' | 'createdAt'
> & {
  created: number | null
  changed: number | null
}

/** The newest imports. */
export async function listNewestImports(db: Db, limit: number): Promise<ListedImport[]> {
  const { rows } = await sql<ListedImport>`
    select id, account_id, file_name, source, state, created_at,
      (findings -> 'counts' -> 'created')::integer as created,
      (findings -> 'counts' -> 'changed')::integer as changed
    from sign_import order by id desc limit ${limit}
  `.execute(db)
  return rows
}

/** The mapping that was last used for a source; undefined when there is none. */
export async function findMappingOf(db: Db | Tx, source: string): Promise<unknown> {
  const { rows } = await sql<{ mapping: unknown }>`
    select mapping from sign_import where source = ${source} and mapping <> '{}' order by id desc limit 1
  `.execute(db)
  return rows[0]?.mapping
}

/** The stored CSV file and archive of an import. */
export type StoredFiles = Pick<SignImport, 'storageKey' | 'mediaKey'>

/** The stored files of all imports that may still need them. */
export const listImportFiles = (db: Db): Promise<StoredFiles[]> =>
  db.selectFrom('signImport').select(['storageKey', 'mediaKey']).execute()
