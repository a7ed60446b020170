import { type Actor, isAdministrator } from '#platform/actor.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { countAwaitingAccounts } from './user.queries.ts'

/** How many people await a decision, for administrators; null for everybody else. */
export const countAwaiting = async (
  { db }: Pick<AccountsContext, 'db'>,
  viewer: Actor,
): Promise<{ all: number; confirmed: number } | null> =>
  isAdministrator(viewer) ? countAwaitingAccounts(db) : null
