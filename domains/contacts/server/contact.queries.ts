import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { NewContact } from '../contact.ts'

/** Whether this very message of this very form was stored before. */
export async function isDuplicateContact(db: Db, delivery: string): Promise<boolean> {
  const found = await db
    .selectFrom('contact')
    .select('id')
    .where('delivery', '=', delivery)
    .executeTakeFirst()
  return found !== undefined
}

/** Stores a message as waiting, once. */
export async function insertContact(
  db: Db,
  contact: NewContact & { delivery: string; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('contact')
    .values(contact)
    .onConflict((same) => same.column('delivery').doNothing())
    .execute()
}

/** What somebody wrote from an address, however it is written in capitals; the oldest first. */
export function listContactsFrom(db: Db, email: string) {
  return db
    .selectFrom('contact')
    .select(['kind', 'subject', 'message', 'word', 'signId', 'senderName', 'language', 'status', 'createdAt'])
    .where(sql<boolean>`lower(sender_email) = lower(${email})`)
    .orderBy('id')
    .execute()
}
