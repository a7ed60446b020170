import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { deleteFilmsOf } from '#domains/contacts/server/contact.queries.ts'
import type { Tables } from '#platform/db/tables.gen.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { type ContactQuery, contactsPerPage } from '../contact-query.input.ts'
import type { ContactEvent, ContactStatus, ManagedContact } from '../managed-contact.ts'

const columns = [
  ...([
    'id',
    'kind',
    'signId',
    'word',
    'missedWord',
    'subject',
    'message',
    'senderName',
    'senderEmail',
  ] as const),
  ...(['language', 'status', 'assigneeId', 'solverId', 'resolutionNote', 'createdAt', 'erasedAt'] as const),
  ...(['revision', 'filmId', 'filmMayBeUsed'] as const),
] as const

const solvedAt = sql<Date | null>`(
  select max(at) from contact_event
  where contact_id = contact.id and contact_event.kind = 'solved' and contact.status = 'solved'
)`.as('solvedAt')

const selectContacts = (db: Db | Tx) => db.selectFrom('contact').select([...columns, solvedAt])

/** The rows have the values that the checks of the table allow. */
const toContacts = (rows: unknown[]) => rows as ManagedContact[]

/** A page of the messages that match a query. */
export async function listMatchingContacts(db: Db, query: ContactQuery): Promise<ManagedContact[]> {
  const direction = query.order === 'oldest' ? 'asc' : 'desc'
  const rows = await withoutStatus(selectContacts(db), query)
    .$if(query.status !== 'all', (all) => all.where('status', '=', query.status))
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .limit(contactsPerPage)
    .offset((query.page - 1) * contactsPerPage)
    .execute()
  return toContacts(rows)
}

/** Number of matches by status; the status of the query is ignored. */
export async function countMatchingContacts(
  db: Db,
  query: ContactQuery,
): Promise<Record<ContactStatus, number>> {
  const rows = await withoutStatus(db.selectFrom('contact').select('status'), query)
    .select(sql<number>`count(*)::integer`.as('count'))
    .groupBy('status')
    .execute()
  const countOf = (status: ContactStatus) => rows.find((row) => row.status === status)?.count ?? 0
  return { waiting: countOf('waiting'), solved: countOf('solved') }
}

/** Restricts messages to the matches of a query in any status. */
function withoutStatus<Row>(
  contacts: SelectQueryBuilder<Tables, 'contact', Row>,
  { q, kind, language }: ContactQuery,
) {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const contains = (each: ExpressionBuilder<Tables, 'contact'>) =>
    each.or(
      (['subject', 'message', 'word', 'senderName', 'senderEmail', 'resolutionNote'] as const).map((column) =>
        each(column, 'ilike', pattern),
      ),
    )
  return contacts
    .$if(q !== '', (all) => all.where(contains))
    .$if(kind !== null, (all) => all.where('kind', '=', kind ?? ''))
    .$if(language !== null, (all) => all.where('language', '=', language ?? ''))
}

/** How many messages wait. */
export const waitingContactsQuery = sql<number>`select count(*) from contact where status = 'waiting'`

export async function findContact(db: Db | Tx, id: number): Promise<ManagedContact | undefined> {
  return toContacts(await selectContacts(db).where('id', '=', id).execute())[0]
}

/** A message, locked until the transaction ends. */
export async function lockContact(tx: Tx, id: number): Promise<ManagedContact | undefined> {
  await tx.selectFrom('contact').select('id').where('id', '=', id).forUpdate().execute()
  return findContact(tx, id)
}

/** The waiting messages that named a word as missing, oldest first, locked until the transaction ends. */
export async function listContactsMissing(
  tx: Tx,
  { language, word }: { language: string; word: string },
): Promise<ManagedContact[]> {
  const missing = tx
    .selectFrom('contact')
    .select('id')
    .where('language', '=', language)
    .where('missedWord', '=', word)
    .where('status', '=', 'waiting')
    .orderBy('id')
  const locked = await missing.forUpdate().execute()
  const ids = locked.map(({ id }) => id)
  if (ids.length === 0) return []
  return toContacts(await selectContacts(tx).where('id', 'in', ids).orderBy('id').execute())
}

/** What happened to a message, oldest first. */
export async function listContactEvents(db: Db, contactId: number): Promise<ContactEvent[]> {
  const { rows } = await sql<ContactEvent>`
    select event.id, event.kind, event.actor_id as "actorId", event.subject, event.text,
      event.at, mail.state as delivery
    from contact_event as event
    left join mail on event.kind = 'reply' and mail.kind = ${contactReplyMail}
      and (mail.params ->> 'eventId')::integer = event.id
    where event.contact_id = ${contactId} order by event.id
  `.execute(db)
  return rows
}

/** The kind of the mails that contain an answer. */
export const contactReplyMail = 'contact-reply'

/** @returns the id of the event */
export async function insertContactEvent(
  tx: Tx,
  event: Omit<ContactEvent, 'id' | 'delivery'> & { contactId: number },
): Promise<number> {
  const { id } = await tx.insertInto('contactEvent').values(event).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateContact = (
  tx: Tx,
  id: number,
  changes: Pick<ManagedContact, 'status' | 'solverId' | 'resolutionNote' | 'assigneeId' | 'revision'>,
) => tx.updateTable('contact').set(changes).where('id', '=', id).execute()

/** An answer with the message that it answers; undefined after one of them was erased. */
export function findReply(db: Db, eventId: number) {
  return db
    .selectFrom('contactEvent')
    .innerJoin('contact', 'contact.id', 'contactEvent.contactId')
    .select([
      'contactEvent.text',
      'contactEvent.subject as replySubject',
      'contact.subject',
      'contact.message',
    ])
    .select('contact.language')
    .select(['contact.senderName', 'contact.senderEmail'])
    .where('contactEvent.id', '=', eventId)
    .where('contactEvent.kind', '=', 'reply')
    .where('contactEvent.text', 'is not', null)
    .where('contact.senderEmail', '<>', '')
    .executeTakeFirst()
}

/**
 * Erases the personal data of messages solved before a date: subject, message, name, address, answers and film. Notes
 * of the team, the word, the sign and the dates stay.
 * @returns the ids of the messages, and the storage keys of their films
 */
export async function eraseSolvedBefore(
  tx: Tx,
  before: Date,
  at: Date,
): Promise<{ ids: number[]; filmKeys: string[] }> {
  const { rows } = await sql<{ id: number }>`
    update contact set subject = '', message = '', sender_name = '', sender_email = '', sender_email_folded = '',
      delivery = 'erased-' || id, erased_at = ${at}, revision = revision + 1
    where status = 'solved' and erased_at is null and (
      select max(at) from contact_event where contact_id = contact.id and contact_event.kind = 'solved'
    ) < ${before}
    returning id
  `.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .updateTable('contactEvent')
      .set({ text: null, subject: null })
      .where('kind', '=', 'reply')
      .where('contactId', 'in', ids)
      .execute()
  return { ids, filmKeys: await deleteFilmsOf(tx, ids) }
}
