import { findConsents } from '#domains/consent/server/consent.queries.ts'
import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { AccountState, Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { accountStateOf } from '../../account.ts'
import { type PersonView, presentPerson } from '../../person.presenter.ts'
import { type Option, toOptionLabels } from '../../profile/profile-field-options.ts'
import { listAllOptions } from '../../profile/server/profile-field-options.ts'
import { listAccountsByIds } from '../../server/account.queries.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { filterUsers, type UserCandidate } from '../filter-users.ts'
import { awaitingPerPage, type UserQuery, usersPerPage } from '../user-list.input.ts'
import { listCandidates } from './user.queries.ts'

/** A person in the list; `isVerified`: whether the address is confirmed. */
type ListedUser = PersonView & { isVerified: boolean }

/** A page of the list of users for an administrator. */
export interface UserList {
  users: ListedUser[]
  /** Number of matches on all pages. */
  total: number
  /** Number of matches in each state, if the query had no state. */
  counts: Record<AccountState, number>
  page: number
  pages: number
  institutions: Option[]
}

/**
 * A page of the users that match a query. The number of database queries does not depend on the number of users.
 * @throws AppError the reasons of `mayReadAsAdministrator`
 */
export async function listUsers(
  { db }: Pick<AccountsContext, 'db'>,
  viewer: Actor,
  { query, locale }: { query: UserQuery; locale: Locale },
): Promise<UserList> {
  authorize(mayReadAsAdministrator(viewer))
  const [lists, candidates] = await Promise.all([listAllOptions({ db }, locale), listCandidates(db, query)])
  const matching = filterUsers(viewer, candidates, query, locale)
  const chosen = matching.filter((candidate) => !query.status || accountStateOf(candidate) === query.status)
  const perPage = query.status === 'awaiting' ? awaitingPerPage : usersPerPage
  const pages = Math.max(1, Math.ceil(chosen.length / perPage))
  const page = Math.min(query.page, pages)
  const shown = chosen.slice((page - 1) * perPage, page * perPage).map(({ id }) => id)
  const [accounts, consents] = await Promise.all([listAccountsByIds(db, shown), findConsents(db, shown)])
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const names = toOptionLabels(lists)
  const users = shown.flatMap((id) => {
    const account = byId.get(id)
    if (!account) return []
    const person = presentPerson(viewer, account, consents.get(id) ?? null, names, locale)
    return { ...person, isVerified: person.isFormer || account.emailVerifiedAt !== null }
  })
  return {
    users,
    total: chosen.length,
    counts: countStates(matching),
    page,
    pages,
    institutions: lists.institutions,
  }
}

function countStates(people: readonly UserCandidate[]): Record<AccountState, number> {
  const counts = { awaiting: 0, approved: 0, rejected: 0, deleted: 0 }
  for (const person of people) counts[accountStateOf(person)]++
  return counts
}
