import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import { canonicalDocument } from '../canonical-document.ts'
import type { SignDocument } from '../sign-document.ts'
import { withoutReferences } from '../without-references.ts'

/** The ids of signs or media that are to be deleted. */
export interface Forgotten {
  signs?: readonly number[]
  media?: readonly number[]
}

const rowsPerStatement = 200

/**
 * Removes signs and media from the documents of all other signs: from every version and from what is public. It makes no
 * new versions, so that nothing waits for approval because of a deletion.
 * @returns the ids of the signs whose documents changed
 */
export async function forgetReferences(tx: Tx, { signs = [], media = [] }: Forgotten): Promise<number[]> {
  const forgotten = { signs: new Set(signs), media: new Set(media) }
  const changed = new Set<number>()
  for (const table of ['sign_version', 'published_sign'] as const) {
    const rows = await listDocuments(tx, table, { signs, media })
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      const part = rows.slice(start, start + rowsPerStatement).map(({ signId, revision, document }) => ({
        signId,
        revision,
        document: canonicalDocument(withoutReferences(document, forgotten)),
      }))
      for (const { signId } of part) changed.add(signId)
      await sql`
        update ${sql.table(table)} as stored set document = r.document
        from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as r("signId" integer, revision integer, document jsonb)
        where stored.sign_id = r."signId" and stored.revision = r.revision
      `.execute(tx)
    }
  }
  return [...changed]
}

/** The documents of other signs that contain one of the ids. */
async function listDocuments(
  tx: Tx,
  table: 'sign_version' | 'published_sign',
  { signs, media }: Required<Forgotten>,
): Promise<{ signId: number; revision: number; document: SignDocument }[]> {
  const { rows } = await sql<{ signId: number; revision: number; document: SignDocument }>`
    select sign_id, revision, document from ${sql.table(table)}
    where sign_id <> all(${signs}::integer[]) and (
      exists (select from jsonb_array_elements(document -> 'relations') as item where (item ->> 'sign')::integer = any(${signs}::integer[]))
      or exists (select from jsonb_array_elements_text(document -> 'minimalPairs') as item where item::integer = any(${signs}::integer[]))
      or exists (
        select from jsonb_array_elements((document -> 'media') || (document -> 'examples')) as item
        where (item ->> 'media')::integer = any(${media}::integer[])
      )
    )
    order by sign_id, revision
  `.execute(tx)
  return rows
}
