import { mediaUrl } from '#domains/media/media.ts'
import { deleteMedia } from '#domains/media/server/media.queries.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { foldEmail } from '#platform/text/fold-email.ts'
import type { NewContact } from '../contact.ts'

/** Whether the same message of the same form is already stored. */
export async function isDuplicateContact(db: Db, delivery: string): Promise<boolean> {
  const found = await db
    .selectFrom('contact')
    .select('id')
    .where('delivery', '=', delivery)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Stores a message with status waiting, unless the same delivery is already stored.
 * @returns its id; undefined when it was stored before
 */
export async function insertContact(
  db: Db | Tx,
  contact: NewContact & { delivery: string; createdAt: Date },
): Promise<number | undefined> {
  const row = await db
    .insertInto('contact')
    .values({ ...contact, senderEmailFolded: foldEmail(contact.senderEmail) })
    .onConflict((conflict) => conflict.column('delivery').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Makes a medium the film of a message. */
export async function setFilm(tx: Tx, id: number, filmId: number): Promise<void> {
  await tx.updateTable('contact').set({ filmId }).where('id', '=', id).execute()
}

/**
 * Deletes the films of messages.
 * @returns the storage keys of their files
 */
export async function deleteFilmsOf(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const films = await tx
    .selectFrom('contact')
    .select('filmId')
    .where('id', 'in', ids)
    .where('filmId', 'is not', null)
    .$narrowType<{ filmId: number }>()
    .execute()
  await tx.updateTable('contact').set({ filmId: null }).where('id', 'in', ids).execute()
  return deleteMedia(
    tx,
    films.map(({ filmId }) => filmId),
  )
}

/** All messages from an email address, ignoring case, with the address of their film; oldest first. */
export async function listContactsFrom(db: Db, email: string) {
  const rows = await db
    .selectFrom('contact')
    .leftJoin('media', 'media.id', 'filmId')
    .leftJoin('mediaFile', (join) =>
      join.onRef('mediaFile.mediaId', '=', 'media.id').on('mediaFile.role', '=', 'original'),
    )
    .select(['contact.kind', 'subject', 'message', 'word', 'signId', 'senderName', 'language', 'status'])
    .select(['contact.createdAt', 'media.originalName as film', 'mediaFile.key as filmKey', 'filmMayBeUsed'])
    .where('senderEmailFolded', '=', foldEmail(email))
    .orderBy('contact.id')
    .execute()
  return rows.map(({ filmKey, ...message }) => ({ ...message, filmPath: mediaUrl(filmKey) }))
}

/**
 * Deletes all messages from an email address, ignoring case, with the notes about them and their films.
 * @returns the storage keys of the films
 */
export async function deleteContactsFrom(tx: Tx, email: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('contact')
    .select('id')
    .where('senderEmailFolded', '=', foldEmail(email))
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const keys = await deleteFilmsOf(tx, ids)
  await tx.deleteFrom('contact').where('id', 'in', ids).execute()
  return keys
}
