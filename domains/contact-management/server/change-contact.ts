import { type Actor, actorId } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { ContactChange } from '../contact-change.input.ts'
import { mayChangeContact, mayReplyToContact } from '../managed-contact.policy.ts'
import type { ContactEventKind, ManagedContact } from '../managed-contact.ts'
import type { ContactManagementContext } from './contact-management-context.ts'
import {
  contactReplyMail,
  insertContactEvent,
  lockContact,
  updateContact,
} from './managed-contact.queries.ts'

type Step = [kind: ContactEventKind, text: string | null, subject?: string]

/** The states from which a change is possible, and what it adds to the history. */
const stepsOf = (contact: ManagedContact, change: ContactChange, actor: number | null): Step[] | null => {
  const isWaiting = contact.status === 'waiting'
  switch (change.kind) {
    case 'reply':
      return [
        ['reply', change.text, change.subject],
        ...(change.solves && isWaiting ? [['solved', change.note] as Step] : []),
      ]
    case 'solve':
      return isWaiting ? [['solved', change.note]] : null
    case 'reopen':
      return isWaiting || contact.erasedAt ? null : [['waiting', null]]
    case 'comment':
      return [['note', change.comment]]
    case 'take':
      return contact.assigneeId === actor ? null : [['taken', null]]
    case 'release':
      return contact.assigneeId === null ? null : [['released', null]]
  }
}

/**
 * Works on a message: answers it by mail, solves it or lets it wait again, adds a note for the team, takes or releases
 * it. Of two changes that started from the same revision the second is refused.
 * @throws AppError `contact.notFound`; `contact.changed`; `contact.noAddress`; `request.invalid` for a change that its
 *   state does not allow; the reasons of `mayChangeContact`
 */
export async function changeContact(
  { db, mails, now }: ContactManagementContext,
  actor: Actor,
  { id, revision, change }: { id: number; revision: number; change: ContactChange },
): Promise<void> {
  authorize(mayChangeContact(actor))
  await inTransaction(db, async (tx) => {
    const contact = await lockContact(tx, id)
    if (!contact) throw new AppError('contact.notFound')
    if (contact.revision !== revision) throw new AppError('contact.changed')
    if (change.kind === 'reply') authorize(mayReplyToContact(actor, contact))
    const person = actorId(actor)
    const steps = stepsOf(contact, change, person)
    if (!steps) throw new AppError('request.invalid')
    const at = now()
    for (const [kind, text, subject = null] of steps) {
      const event = { contactId: id, kind, actorId: person, subject, text, at }
      const eventId = await insertContactEvent(tx, event)
      if (kind === 'reply')
        await mails.enqueue(tx, { kind: contactReplyMail, accountId: null, params: { eventId } }, at)
    }
    await updateContact(tx, id, { ...stateAfter(contact, steps, person), revision: revision + 1 })
  })
}

/** Who has the message and whether it is solved, after the steps. */
function stateAfter(contact: ManagedContact, steps: readonly Step[], person: number | null) {
  let { status, solverId, resolutionNote, assigneeId } = contact
  for (const [kind, text] of steps) {
    if (kind === 'solved') [status, solverId, resolutionNote] = ['solved', person, text]
    if (kind === 'waiting') [status, solverId, resolutionNote] = ['waiting', null, null]
    if (kind === 'taken') assigneeId = person
    if (kind === 'released') assigneeId = null
  }
  return { status, solverId, resolutionNote, assigneeId }
}
