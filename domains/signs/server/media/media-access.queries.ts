import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { SignStatus } from '../../sign-document.ts'
import { isFileInDocument } from '../document-files.queries.ts'

/** Whose a stored file is. */
export interface MediaOwner {
  id: number
  uploadedBy: number | null
  uploadedFor: number | null
  /** Of a file of contents; null for others. */
  audience: string | null
  /** Whether a visitor sent it with a message. */
  isOfMessage: boolean
  /** Whether pages show the file: a rendition, or an original without one. */
  isShown: boolean
}

/** The medium of a stored file; undefined for an unknown key. */
export function findMediaOwner(db: Db, key: string): Promise<MediaOwner | undefined> {
  return db
    .selectFrom('mediaFile')
    .innerJoin('media', 'media.id', 'mediaFile.mediaId')
    .select(['media.id', 'uploadedBy', 'uploadedFor', 'audience'])
    .select(sql<boolean>`exists (select from contact where contact.film_id = media.id)`.as('isOfMessage'))
    .select(
      sql<boolean>`media_file.role <> 'original' or (media.state = 'ready' and not exists (
        select from media_file as rendition where rendition.media_id = media.id and rendition.role = 'web'
      ))`.as('isShown'),
    )
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Whether a person sent a medium with a message, from their confirmed address. */
export async function isSenderOfFilm(db: Db, id: number, accountId: number): Promise<boolean> {
  const message = await db
    .selectFrom('contact')
    .innerJoin('account', 'account.emailFolded', 'contact.senderEmailFolded')
    .select('contact.id')
    .where('contact.filmId', '=', id)
    .where('account.id', '=', accountId)
    .where('account.emailVerifiedAt', 'is not', null)
    .executeTakeFirst()
  return message !== undefined
}

/** Whether a published sign or a public content shows a medium. */
export async function isMediaPublic(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ isPublic: boolean }>`
    select exists (select from media where id = ${id} and audience = 'public')
      or exists (select from published_sign where ${isFileInDocument('document', id)})
      or exists (select from vocabulary_entry where picture_id = ${id})
      or exists (select from content_text where video_id = ${id})
      or exists (select from legal_text where video_id = ${id})
      or exists (select from faq_text where video_id = ${id})
      or exists (select from page_video where video_id = ${id} or preview_image_id = ${id})
      or exists (select from institution where logo_id = ${id})
      or exists (select from appearance where ${id} in
        (logo_bg_dark_id, logo_bg_light_id, header_image_id, institution_logo_id, icon_id)) as is_public
  `.execute(db)
  return rows[0]?.isPublic ?? false
}

/** The signs that have a medium, or for which it was uploaded. */
export async function listSignsOfMedia(
  db: Db,
  { id, uploadedFor }: MediaOwner,
): Promise<{ status: SignStatus; authorId: number | null }[]> {
  const { rows } = await sql<{ status: SignStatus; authorId: number | null }>`
    select status, author_id from sign
    where id = ${uploadedFor} or id in (
      select sign_id from sign_media where media_id = ${id}
      union select sign_id from example where media_id = ${id})
  `.execute(db)
  return rows
}
