import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { Media } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadContacts } from '../managed-contact.policy.ts'
import type { ContactEvent } from '../managed-contact.ts'
import type { ContactManagementContext } from './contact-management-context.ts'
import type { ListedContact } from './list-contacts.ts'
import { findContact, listContactEvents } from './managed-contact.queries.ts'

/** An event with the display name of the person; null for the system. */
export interface AuthoredEvent extends ContactEvent {
  by: string | null
}

/**
 * A message with its history, oldest first, and its film.
 * @throws AppError `contact.notFound`; the reasons of `mayReadContacts`
 */
export async function getContact(
  { db }: Pick<ContactManagementContext, 'db'>,
  actor: Actor,
  { id, locale }: { id: number; locale: Locale },
): Promise<{ contact: ListedContact; events: AuthoredEvent[]; film: Media | null }> {
  authorize(mayReadContacts(actor))
  const contact = await findContact(db, id)
  if (!contact) throw new AppError('contact.notFound')
  const events = await listContactEvents(db, id)
  const { assigneeId, solverId, filmId } = contact
  const [film = null] = filmId === null ? [] : await readMedia(db, [filmId])
  const people = [assigneeId, solverId, ...events.map(({ actorId }) => actorId)]
  const nameOf = await loadDisplayNames(db, people, locale)
  return {
    contact: { ...contact, assignee: nameOf(assigneeId), solver: nameOf(solverId) },
    events: events.map((event) => ({ ...event, by: nameOf(event.actorId) })),
    film,
  }
}
