import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { ImportState } from '../import-steps.ts'
import type { ImportFindings, SignImport } from '../sign-import.ts'
import type { StoredFiles } from './sign-import.queries.ts'

interface NewImport
  extends Pick<
    SignImport,
    | 'accountId'
    | 'fileName'
    | 'storageKey'
    | 'mediaKey'
    | 'mediaName'
    | 'source'
    | 'ignoreIds'
    | 'createValues'
    | 'preset'
    | 'mapping'
    | 'state'
  > {
  at: Date
}

/** Stores a new import. */
export async function insertImport(
  tx: Tx,
  {
    accountId,
    fileName,
    storageKey,
    mediaKey,
    mediaName,
    source,
    ignoreIds,
    createValues,
    preset,
    mapping,
    state,
    at,
  }: NewImport,
): Promise<{ id: number; attempt: number }> {
  const { rows } = await sql<{ id: number; attempt: number }>`
    insert into sign_import
      (account_id, file_name, storage_key, media_key, media_name, source, ignore_ids, create_values, preset, mapping,
        state, created_at, changed_at)
    values (${accountId}, ${fileName}, ${storageKey}, ${mediaKey},
      ${mediaName}, ${source}, ${ignoreIds}, ${createValues}, ${preset}, ${JSON.stringify(mapping)}::jsonb,
      ${state}, ${at}, ${at})
    returning id, attempt
  `.execute(tx)
  return rows[0] ?? { id: 0, attempt: 0 }
}

/** Stores mapping and settings of an import. */
export async function updateSettings(
  tx: Tx,
  id: number,
  {
    mapping,
    source,
    ignoreIds,
    createValues,
  }: Pick<SignImport, 'mapping' | 'source' | 'ignoreIds' | 'createValues'>,
): Promise<void> {
  await sql`
    update sign_import set mapping = ${JSON.stringify(mapping)}::jsonb, source = ${source},
      ignore_ids = ${ignoreIds}, create_values = ${createValues}
    where id = ${id}
  `.execute(tx)
}

/** Stores a new state; every result of an earlier attempt is ignored from now on. */
export async function setImportState(
  tx: Tx,
  id: number,
  { state, at, findings }: { state: ImportState; at: Date; findings?: ImportFindings | null },
): Promise<number> {
  const { rows } = await sql<{ attempt: number }>`
    update sign_import set state = ${state}, attempt = attempt + 1, changed_at = ${at}
      ${findings === undefined ? sql`` : sql`, findings = ${findings === null ? null : JSON.stringify(findings)}::jsonb`}
    where id = ${id} returning attempt
  `.execute(tx)
  return rows[0]?.attempt ?? 0
}

/** Stores the result of a check. */
export async function storeCheck(
  tx: Tx,
  id: number,
  { state, findings, at }: { state: ImportState; findings: ImportFindings; at: Date },
): Promise<void> {
  await sql`
    update sign_import set state = ${state}, changed_at = ${at},
      findings = ${JSON.stringify(findings)}::jsonb
    where id = ${id}
  `.execute(tx)
}

/** Stores that an import was written; its files are no longer needed. */
export async function storeApplied(
  tx: Tx,
  id: number,
  { state, changeSetId, at }: { state: ImportState; changeSetId: number | null; at: Date },
): Promise<void> {
  await sql`
    update sign_import set state = ${state}, change_set_id = ${changeSetId}, storage_key = null,
      media_key = null, changed_at = ${at}
    where id = ${id}
  `.execute(tx)
}

/** Stores that an import was undone. @param leftAlone glosses of the signs that were not restored */
export async function storeUndone(
  tx: Tx,
  id: number,
  { state, leftAlone, at }: { state: ImportState; leftAlone: readonly string[]; at: Date },
): Promise<void> {
  await sql`
    update sign_import set state = ${state}, changed_at = ${at}, left_alone = ${JSON.stringify(leftAlone)}::jsonb
    where id = ${id}
  `.execute(tx)
}

/** Deletes an import. */
export async function deleteImport(tx: Tx, id: number): Promise<void> {
  await sql`delete from sign_import where id = ${id}`.execute(tx)
}

/** Deletes the imports in some states that nobody changed since. @returns their stored files */
export async function deleteImportsBefore(
  db: Db,
  states: readonly ImportState[],
  before: Date,
): Promise<StoredFiles[]> {
  const { rows } = await sql<StoredFiles>`
    delete from sign_import
    where state = any(${states}::text[]) and changed_at < ${before}
    returning storage_key, media_key
  `.execute(db)
  return rows
}
