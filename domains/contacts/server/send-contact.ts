import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/transaction.ts'
import type { FormGuard, FormLimit } from '#platform/limits/form-guard.ts'
import type { NewContact } from '../contact.ts'
import { insertContact, isDuplicateContact } from './contact.queries.ts'

const tenMinutes = 600
const oneHour = 3_600

/** A class may write from one school's address; all senders together still fill no more than a page of the panel. */
export const contactLimits: readonly FormLimit[] = [
  { name: 'contact-sender', scope: 'sender', points: 10, seconds: tenMinutes },
  { name: 'contact-all', scope: 'everyone', points: 120, seconds: oneHour },
]

interface ContactContext {
  db: Db
  gate: FormGuard
  now: () => Date
}

/**
 * Stores a visitor's message as waiting in the panel. The same message of the same form is stored once, however often
 * it is sent, and then counts against no limit.
 * @param form the token of the form, and the sender's address, which is counted but not stored
 * @throws AppError `form.tooQuick`, `form.expired`, `form.tooMany`, `server.busy`
 */
export async function sendContact(
  { db, gate, now }: ContactContext,
  contact: NewContact,
  form: { token: string; address: string },
): Promise<void> {
  const delivery = deliveryHash(await gate.verifyToken(form.token), contact)
  if (await isDuplicateContact(db, delivery)) return
  await gate.consume(contactLimits, form.address)
  await insertContact(db, { ...contact, delivery, createdAt: now() })
}

/** What a second sending of the same message has in common with the first; another message of the form has not. */
function deliveryHash(formId: string, contact: NewContact): string {
  const { kind, signId, word, subject, message, senderName, senderEmail } = contact
  return createHash('sha256')
    .update(JSON.stringify([formId, kind, signId, word, subject, message, senderName, senderEmail]))
    .digest('base64url')
}
