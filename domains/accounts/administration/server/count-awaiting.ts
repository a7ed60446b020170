import { isAdministrator } from '#platform/actor.ts'
import type { SharedCount } from '#platform/db/count-together.ts'
import { awaitingAccounts, confirmedAwaitingAccounts } from './user.queries.ts'

/** How many people await a decision, and how many of them have a confirmed address; for administrators. */
export const awaitingCounts = {
  all: { mayCount: isAdministrator, query: awaitingAccounts },
  confirmed: { mayCount: isAdministrator, query: confirmedAwaitingAccounts },
} as const satisfies Record<string, SharedCount>
