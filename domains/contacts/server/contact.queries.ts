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

/** Stores a message with status waiting, unless the same delivery is already stored. */
export async function insertContact(
  db: Db,
  contact: NewContact & { delivery: string; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('contact')
    .values({ ...contact, senderEmailFolded: foldEmail(contact.senderEmail) })
    .onConflict((conflict) => conflict.column('delivery').doNothing())
    .execute()
}

/** All messages from an email address, ignoring case; oldest first. */
export function listContactsFrom(db: Db, email: string) {
  return db
    .selectFrom('contact')
    .select(['kind', 'subject', 'message', 'word', 'signId', 'senderName', 'language', 'status', 'createdAt'])
    .where('senderEmailFolded', '=', foldEmail(email))
    .orderBy('id')
    .execute()
}

/** Deletes all messages from an email address, ignoring case, with the notes about them. */
export async function deleteContactsFrom(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('contact').where('senderEmailFolded', '=', foldEmail(email)).execute()
}
