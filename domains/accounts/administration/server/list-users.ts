import { findConsents } from '#domains/consent/index.ts'
import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { type PersonView, presentPerson } from '../../person.presenter.ts'
import { type Option, toOptionLabels } from '../../profile/profile-field-options.ts'
import { getProfileFieldOptions } from '../../profile/server/profile-field-options.ts'
import { listAccountsByIds } from '../../server/account.queries.ts'
import { filterUsers } from '../filter-users.ts'
import { type UserQuery, usersPerPage } from '../user-list.input.ts'
import { listCandidates } from './user.queries.ts'

/** A page of the list of users, as one administrator may see it. */
export interface UserList {
  users: PersonView[]
  /** How many the query means, on all pages. */
  total: number
  page: number
  pages: number
  institutions: Option[]
}

/**
 * The people that a query means. As many queries of the database, however many people there are.
 * @throws AppError the reasons why the list of users is closed to somebody
 */
export async function listUsers(
  { db }: { db: Db },
  { viewer, query, locale }: { viewer: Actor; query: UserQuery; locale: Locale },
): Promise<UserList> {
  authorize(mayReadAsAdministrator(viewer))
  const [lists, candidates] = await Promise.all([
    getProfileFieldOptions({ db }, locale),
    listCandidates(db, query),
  ])
  const chosen = filterUsers(viewer, candidates, query, locale)
  const pages = Math.max(1, Math.ceil(chosen.length / usersPerPage))
  const page = Math.min(query.page, pages)
  const shown = chosen.slice((page - 1) * usersPerPage, page * usersPerPage).map(({ id }) => id)
  const [accounts, consents] = await Promise.all([listAccountsByIds(db, shown), findConsents(db, shown)])
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const names = toOptionLabels(lists)
  const users = shown.flatMap((id) => {
    const account = byId.get(id)
    return account ? presentPerson(viewer, account, consents.get(id) ?? null, names, locale) : []
  })
  return { users, total: chosen.length, page, pages, institutions: lists.institutions }
}
