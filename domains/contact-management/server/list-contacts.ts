import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { SharedCount } from '#platform/db/count-together.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { type ContactQuery, contactsPerPage } from '../contact-query.input.ts'
import { mayReadContacts } from '../managed-contact.policy.ts'
import type { ContactStatus, ManagedContact } from '../managed-contact.ts'
import type { ContactManagementContext } from './contact-management-context.ts'
import {
  countMatchingContacts,
  listMatchingContacts,
  waitingContactsQuery,
} from './managed-contact.queries.ts'

/** A message with the display names of those who work on it. */
export interface ListedContact extends ManagedContact {
  assignee: string | null
  solver: string | null
}

/** A page of the list of messages. */
export interface ContactList {
  contacts: ListedContact[]
  /** Number of matches in each status. */
  counts: Record<ContactStatus, number>
  page: number
  pages: number
}

/**
 * A page of the messages that match a query; the last one if there are fewer pages.
 * @throws AppError the reasons of `mayReadContacts`
 */
export async function listContacts(
  { db }: Pick<ContactManagementContext, 'db'>,
  actor: Actor,
  { query, locale }: { query: ContactQuery; locale: Locale },
): Promise<ContactList> {
  authorize(mayReadContacts(actor))
  const counts = await countMatchingContacts(db, query)
  const total = query.status === 'all' ? counts.waiting + counts.solved : counts[query.status]
  const pages = Math.max(1, Math.ceil(total / contactsPerPage))
  const page = Math.min(query.page, pages)
  const contacts = await listMatchingContacts(db, { ...query, page })
  const nameOf = await loadDisplayNames(
    db,
    contacts.flatMap(({ assigneeId, solverId }) => [assigneeId, solverId]),
    locale,
  )
  return {
    contacts: contacts.map((contact) => ({
      ...contact,
      assignee: nameOf(contact.assigneeId),
      solver: nameOf(contact.solverId),
    })),
    counts,
    page,
    pages,
  }
}

/** How many messages wait, for those who may read them. */
export const waitingContacts: SharedCount = {
  mayCount: (actor) => mayReadContacts(actor).allowed,
  query: waitingContactsQuery,
}
