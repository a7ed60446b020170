import { sql } from 'kysely'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { Attribution, MediaRow } from '../import/media.queries.ts'
import type { StoredFile } from '../import/store-media.ts'

/** The attribution of a file of a sign. */
export interface ConsentedAttribution extends Attribution {
  /** How the signer consented to the publication; null when unknown. It is never public. */
  signerConsent: string | null
}

/** An uploaded file of a sign as a row of the table `media`. */
export interface UploadedMediaRow extends Omit<MediaRow, keyof Attribution>, ConsentedAttribution {
  uploadedBy: number | null
  uploadedFor: number
  /** The part of the original that the renditions show, ms; missing: all of it. */
  trimStartMs?: number
  trimEndMs?: number
}

export async function insertUploadedMedia(
  tx: Tx,
  media: UploadedMediaRow,
  files: readonly StoredFile[],
): Promise<void> {
  await tx.insertInto('media').values(media).execute()
  await tx.insertInto('mediaFile').values(files).execute()
}

/** Whether a medium has a file with this key. */
export const isStoredKey = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('mediaFile').select('key').where('key', '=', key).executeTakeFirst()) !== undefined

/** Records a public change of the published signs that show a medium. */
export async function recordMediaChange(tx: Tx, mediaId: number): Promise<void> {
  const shown = JSON.stringify([{ media: mediaId }])
  const { rows } = await sql<{ id: number }>`
    select sign_id as id from published_sign
    where document -> 'media' @> ${shown}::jsonb or document -> 'examples' @> ${shown}::jsonb
  `.execute(tx)
  await recordChange(
    tx,
    'sign',
    rows.map(({ id }) => id),
  )
}

/** Notes how the signer of a file consented. */
export const updateSignerConsent = (tx: Tx, id: number, signerConsent: string | null) =>
  tx.updateTable('media').set({ signerConsent }).where('id', '=', id).execute()

/** How the signers of files consented, by id of the file; files without a note are left out. */
export async function readSignerConsents(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; signerConsent: string }>`
    select id, signer_consent from media where id = any(${ids}::integer[]) and signer_consent is not null
  `.execute(db)
  return new Map(rows.map(({ id, signerConsent }) => [id, signerConsent]))
}

/** The attribution that a person gave last, to be proposed for the next file. */
export async function findLastAttribution(db: Db, accountId: number): Promise<Attribution> {
  const row = await db
    .selectFrom('media')
    .select(['licence', 'credit', 'signer'])
    .where('uploadedBy', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { licence: null, credit: null, signer: null }
}
