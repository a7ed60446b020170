import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { AccountState, Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { accountStateOf } from '../../account.ts'
import { displayName } from '../../display-name.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { filterUsers } from '../filter-users.ts'
import { parseUserQuery } from '../user-list.input.ts'
import { listCandidates } from './user.queries.ts'

/**
 * The people whose names or visible email address contain a text, for an administrator, in alphabetical order. The
 * administrator's own account is left out, because only its profile may be opened (ROL-04).
 * @throws AppError the reasons of `mayReadAsAdministrator`
 */
export async function findUsers(
  { db }: Pick<AccountsContext, 'db'>,
  viewer: Actor,
  { text, locale, limit }: { text: string; locale: Locale; limit: number },
): Promise<{ id: number; name: string; state: AccountState }[]> {
  authorize(mayReadAsAdministrator(viewer))
  const query = { ...parseUserQuery(new URLSearchParams()), q: text, order: 'alphabetical' } as const
  const candidates = await listCandidates(db, query)
  return filterUsers(viewer, candidates, query, locale)
    .filter(({ id }) => viewer.kind !== 'account' || id !== viewer.id)
    .slice(0, limit)
    .map((person) => ({ id: person.id, name: displayName(person, locale), state: accountStateOf(person) }))
}
