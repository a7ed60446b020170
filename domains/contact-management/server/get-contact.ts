import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { ReplyTemplate } from '#domains/contacts/reply-template.ts'
import type { Media } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadContacts, mayReplyToContact } from '../managed-contact.policy.ts'
import type { ContactEvent } from '../managed-contact.ts'
import type { ContactManagementContext } from './contact-management-context.ts'
import type { ListedContact } from './list-contacts.ts'
import { findContact, listContactEvents } from './managed-contact.queries.ts'
import { listReplyTemplates } from './reply-template.queries.ts'

/** An event with the display name of the person; null for the system. */
export interface AuthoredEvent extends ContactEvent {
  by: string | null
}

/** A message with what its page shows. */
interface ContactDetails {
  contact: ListedContact
  /** Oldest first. */
  events: AuthoredEvent[]
  film: Media | null
  /** Empty for a message that the actor cannot answer. */
  templates: ReplyTemplate[]
}

/**
 * A message with its history, its film and the templates of an answer.
 * @throws AppError `contact.notFound`; the reasons of `mayReadContacts`
 */
export async function getContact(
  { db }: Pick<ContactManagementContext, 'db'>,
  actor: Actor,
  { id, locale }: { id: number; locale: Locale },
): Promise<ContactDetails> {
  authorize(mayReadContacts(actor))
  const contact = await findContact(db, id)
  if (!contact) throw new AppError('contact.notFound')
  const events = await listContactEvents(db, id)
  const { kind, language } = contact
  const canReply = mayReplyToContact(actor, contact).allowed
  const templates = canReply ? await listReplyTemplates(db, { kind, language, locale }) : []
  const { assigneeId, solverId, filmId } = contact
  const [film = null] = filmId === null ? [] : await readMedia(db, [filmId])
  const people = [assigneeId, solverId, ...events.map(({ actorId }) => actorId)]
  const nameOf = await loadDisplayNames(db, people, locale)
  return {
    contact: { ...contact, assignee: nameOf(assigneeId), solver: nameOf(solverId) },
    events: events.map((event) => ({ ...event, by: nameOf(event.actorId) })),
    film,
    templates,
  }
}
