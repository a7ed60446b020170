import { createHash } from 'node:crypto'
import { attachFilm, type FilmContext, storeFilm } from '#domains/media/index.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import type { FormGuard, FormLimit } from '#platform/limits/form-guard.ts'
import type { NewContact } from '../contact.ts'
import { type ContactFilm, formatFilm } from '../contact-film.ts'
import { insertContact, isDuplicateContact, setFilm } from './contact.queries.ts'

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

export interface ContactContext extends FilmContext {
  formGuard: FormGuard
  now: () => Date
}

/**
 * Stores a visitor's message with status waiting. If the same message of the same form is sent again, it is not stored
 * again and does not count against the limits. A film is inspected first; with a wrong one nothing is stored.
 * @param message.film only of a missing sign
 * @throws AppError `form.tooQuick`, `form.expired`, `form.tooMany`, `server.busy`, `storage.full`; `request.invalid` at
 *   `film`, with what `storeFilm` throws
 */
export async function sendContact(
  context: ContactContext,
  { contact, film, form }: { contact: NewContact; film: ContactFilm | null; form: FormSubmission },
): Promise<void> {
  const { db, formGuard, now } = context
  const delivery = deliveryHash(await formGuard.verifyToken(form.token), contact, film)
  if (await isDuplicateContact(db, delivery)) return
  await formGuard.consume(contactLimits, form.clientAddress)
  const row = { ...contact, delivery, createdAt: now() }
  if (!film) return void (await insertContact(db, row))
  try {
    await storeWithFilm(context, row, film)
  } catch (error) {
    // The form was sent twice at once, and the other request has taken the upload.
    if (!(await isDuplicateContact(db, delivery))) refuseFilm(error)
  }
}

async function storeWithFilm(
  context: ContactContext,
  row: Parameters<typeof insertContact>[1],
  film: ContactFilm,
): Promise<void> {
  const stored = await storeFilm(context, film)
  await inTransaction(context.db, async (tx) => {
    const id = await insertContact(tx, row)
    if (id !== undefined) await setFilm(tx, id, await attachFilm(tx, context, stored))
  })
  await context.uploads.discardFile(stored.upload)
}

/** What is wrong with a film is shown at its field. */
function refuseFilm(error: unknown): never {
  if (!isAppError(error) || !/^(media|upload)\./.test(error.code)) throw error
  const { code, params } = error
  throw new AppError('request.invalid', { fields: [{ field: 'film', code, params }], cause: error })
}

/** Equal for two deliveries of the same message of the same form, different for other messages of that form. */
function deliveryHash(formId: string, contact: NewContact, film: ContactFilm | null): string {
  const { kind, signId, word, subject, message, senderName, senderEmail } = contact
  return createHash('sha256')
    .update(
      JSON.stringify([
        formId,
        ...[kind, signId, word, subject, message, senderName, senderEmail],
        film && formatFilm(film),
      ]),
    )
    .digest('base64url')
}
