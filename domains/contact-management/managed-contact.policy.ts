import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { type Decision, deny } from '#platform/policy.ts'
import type { ManagedContact } from './managed-contact.ts'

/** Administrators read the messages (ROL-02). */
export const mayReadContacts: (actor: Actor) => Decision = mayReadAsAdministrator

/** Administrators work on the messages. */
export const mayChangeContact: (actor: Actor) => Decision = mayAdminister

/** Only a message with an address can be answered. */
export function mayReplyToContact(
  actor: Actor,
  { senderEmail }: Pick<ManagedContact, 'senderEmail'>,
): Decision {
  const right = mayChangeContact(actor)
  return !right.allowed || senderEmail !== '' ? right : deny('contact.noAddress')
}
