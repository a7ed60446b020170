import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/transaction.ts'
import type { FormGuard, FormLimit } from '#platform/limits/form-guard.ts'
import type { NewContact } from '../contact.ts'
import { insertContact, isDuplicateContact } from './contact.queries.ts'

const tenMinutes = 600
const oneHour = 3_600

/**
 * Ten per sender allow for a school class behind one IP address. A customer of a provider has up to 65,536 IPv6 networks,
 * so all of them are one sender. The limit for everyone bounds a distributed flood: a hundred senders at their limit
 * reach it, so that a few cannot close the form for all.
 */
export const contactLimits: readonly FormLimit[] = [
  { name: 'contact-sender', scope: 'sender', points: 10, seconds: tenMinutes, ipv6Bits: 48 },
  { name: 'contact-sender-hour', scope: 'sender', points: 30, seconds: oneHour, ipv6Bits: 48 },
  { name: 'contact-all', scope: 'everyone', points: 3_000, seconds: oneHour },
]

/** The submitted form, as far as it is not part of the message. */
interface FormSubmission {
  token: string
  /** IP address of the sender. It is counted against the limits, but not stored. */
  clientAddress: string
}

interface ContactContext {
  db: Db
  formGuard: FormGuard
  now: () => Date
}

/**
 * Stores a visitor's message with status waiting. If the same message of the same form is sent again, it is not stored
 * again and does not count against the limits.
 * @throws AppError `form.tooQuick`, `form.expired`, `form.tooMany`, `server.busy`
 */
export async function sendContact(
  { db, formGuard, now }: ContactContext,
  { contact, form }: { contact: NewContact; form: FormSubmission },
): Promise<void> {
  const delivery = deliveryHash(await formGuard.verifyToken(form.token), contact)
  if (await isDuplicateContact(db, delivery)) return
  await formGuard.consume(contactLimits, form.clientAddress)
  await insertContact(db, { ...contact, delivery, createdAt: now() })
}

/** Equal for two deliveries of the same message of the same form, different for other messages of that form. */
function deliveryHash(formId: string, contact: NewContact): string {
  const { kind, signId, word, subject, message, senderName, senderEmail } = contact
  return createHash('sha256')
    .update(JSON.stringify([formId, kind, signId, word, subject, message, senderName, senderEmail]))
    .digest('base64url')
}
