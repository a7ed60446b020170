import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import type { SignDocument } from '../sign-document.ts'
import { filesInDocument } from './document-files.queries.ts'

type DocumentTable = 'sign_version' | 'published_sign'

/** A document of one of these tables. */
interface StoredDocument {
  signId: number
  revision: number
  document: SignDocument
}

/** The documents of other signs that contain one of the ids. */
export async function listDocumentsNaming(
  tx: Tx,
  table: DocumentTable,
  { signs, media }: { signs: readonly number[]; media: readonly number[] },
): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select sign_id, revision, document from ${sql.table(table)}
    where sign_id <> all(${signs}::integer[]) and (
      exists (select from jsonb_array_elements(document -> 'relations') as item where (item ->> 'sign')::integer = any(${signs}::integer[]))
      or exists (select from jsonb_array_elements_text(document -> 'minimalPairs') as item where item::integer = any(${signs}::integer[]))
      or exists (
        select from ${filesInDocument('document')} as item
        where (item ->> 'media')::integer = any(${media}::integer[])
      )
    )
    order by sign_id, revision
  `.execute(tx)
  return rows
}

/** Replaces documents by sign and revision. */
export async function replaceDocuments(
  tx: Tx,
  table: DocumentTable,
  documents: readonly StoredDocument[],
): Promise<void> {
  await sql`
        update ${sql.table(table)} as stored set document = r.document
        from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as r("signId" integer, revision integer, document jsonb)
        where stored.sign_id = r."signId" and stored.revision = r.revision
      `.execute(tx)
}

/** The values, languages and files that exist, as `entry/list/id`, `language/code` and `media/id`. */
export async function findKnownReferences(
  tx: Tx,
  {
    entries,
    languages,
    media,
  }: { entries: readonly number[]; languages: readonly string[]; media: readonly number[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ kind: 'entry' | 'language' | 'media'; name: string }>`
    select 'entry' as kind, list || '/' || id as name from vocabulary_entry
      where id = any(${entries}::integer[])
    union all select 'language', code from language where code = any(${languages}::text[])
    union all select 'media', id::text from media where id = any(${media}::integer[])
  `.execute(tx)
  return new Set(rows.map(({ kind, name }) => `${kind}/${name}`))
}
