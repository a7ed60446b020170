import type { MessagePlace } from './message-places/message-place.ts'
import { messagesOfPages } from './message-places/pages.ts'
import { messagesOfPeople } from './message-places/people.ts'
import { messagesOfWork } from './message-places/work.ts'

/** Every message of the error catalogue, and the codes that belong to the same places. */
export const messagePlaces: readonly MessagePlace[] = [
  ...messagesOfPages,
  ...messagesOfPeople,
  ...messagesOfWork,
]
