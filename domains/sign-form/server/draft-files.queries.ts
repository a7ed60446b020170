import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'

/** The media that were uploaded for a draft. */
export async function listMediaOfDraft(db: Db | Tx, draft: number): Promise<Set<number>> {
  const rows = await db.selectFrom('media').select('id').where('uploadedForDraft', '=', draft).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Makes files of drafts files of a sign. */
export async function assignMediaToSign(tx: Tx, sign: number, media: readonly number[]): Promise<void> {
  await sql`
    update media set uploaded_for = ${sign}, uploaded_for_draft = null where id = any(${media}::integer[])
  `.execute(tx)
}

/** The media that were uploaded for a draft which no longer has them, or which no longer exists. */
export async function listAbandonedMedia(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from media
    where uploaded_for_draft is not null and not exists (
      select from sign_draft
      where sign_draft.id = uploaded_for_draft
        and content -> 'media' @> jsonb_build_array(jsonb_build_object('media', media.id)))
  `.execute(tx)
  return rows.map(({ id }) => id)
}
