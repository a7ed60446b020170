import { sql } from 'kysely'
import { sentBack } from '#domains/signs/server/sign.queries.ts'
import type { SignDocument, SignStatus } from '#domains/signs/sign-document.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'

/** A sign as the form needs it. */
export interface EditableSign {
  id: number
  revision: number
  status: SignStatus
  authorId: number | null
  /** Who saved the current version; null means "system". */
  changedById: number | null
  changedAt: Date
  /** The current version. */
  document: SignDocument
  /** What the public sees, and its revision; null when there is none. */
  published: { revision: number; document: SignDocument } | null
  /** The approver's note that sent the current version back; null without one. */
  declinedNote: string | null
}

/** The current version of a sign, in one query; undefined for an unknown id. */
export async function findEditableSign(db: Db | Tx, id: number): Promise<EditableSign | undefined> {
  const { rows } = await sql<EditableSign>`
    select sign.id, sign.revision, status, author_id, change_set.actor_id as changed_by_id, change_set.at as changed_at,
      sign_version.document,
      (select json_build_object('revision', revision, 'document', document)
        from published_sign where sign_id = sign.id) as published,
      (select note from sign_decision
        where sign_id = sign.id and kind = ${sentBack} and sign_decision.revision = sign.revision
        order by sign_decision.id desc limit 1) as declined_note
    from sign
    join sign_version on sign_version.sign_id = sign.id and sign_version.revision = sign.revision
    join change_set on change_set.id = sign_version.change_set_id
    where sign.id = ${id}
  `.execute(db)
  return rows[0]
}

/** The files that a person uploaded for a sign. */
export async function listUploadedFor(
  db: Db | Tx,
  { sign, by }: { sign: number; by: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('uploadedFor', '=', sign)
    .where('uploadedBy', '=', by)
    .execute()
  return rows.map(({ id }) => id)
}
