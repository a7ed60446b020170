import { findConsents } from '#domains/consent/index.ts'
import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { type Account, accountStateOf } from '../../account.ts'
import type { ContributionKind } from '../../contributions.ts'
import { displayName } from '../../display-name.ts'
import { presentPerson } from '../../person.presenter.ts'
import { getOptionLabels } from '../../profile/server/profile-field-options.ts'
import { findAccount, listAccountsByIds } from '../../server/account.queries.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { hasOtherOwner } from '../../server/delete-account.ts'
import { accountAbilities } from '../account-change.policy.ts'
import { listAccountEvents } from './user.queries.ts'

interface UserRequest {
  viewer: Actor
  id: number
  locale: Locale
}

/**
 * A person as an administrator sees them, with what the administrator may do to the account.
 * @throws AppError `account.notFound`, and the reasons why users are closed to somebody
 */
export async function getUserView({ db }: { db: Db }, { viewer, id, locale }: UserRequest) {
  const account = await requireUser(db, viewer, id)
  const [consents, names, others] = await Promise.all([
    findConsents(db, [id]),
    getOptionLabels({ db }, locale),
    hasOtherOwner(db, id),
  ])
  const choices = consents.get(id) ?? null
  const { isAdmin, isApprover, isOwner, emailVerifiedAt } = account
  const facts = { id, state: accountStateOf(account), isAdmin, isApprover, isOwner, hasOtherOwner: others }
  return {
    person: presentPerson(viewer, account, choices, names, locale),
    hasAnswered: choices !== null,
    isVerified: emailVerifiedAt !== null,
    isAdmin,
    isApprover,
    abilities: accountAbilities(viewer, { ...facts, adminsMayDelete: choices?.adminsMayDelete ?? null }),
  }
}
export type UserView = Awaited<ReturnType<typeof getUserView>>

export const userSignsPerPage = 25

/** A page of a person's signs of one kind, and how many there are of each. */
export async function getUserSigns(
  { db, contributions }: Pick<AccountsContext, 'db' | 'contributions'>,
  { viewer, id, kind, page }: Omit<UserRequest, 'locale'> & { kind: ContributionKind | null; page: number },
) {
  await requireUser(db, viewer, id)
  const counts = await contributions.count(db, id)
  const pages = Math.max(1, Math.ceil((kind ? counts[kind] : 0) / userSignsPerPage))
  const shown = Math.min(page, pages)
  const from = (shown - 1) * userSignsPerPage
  const signs = kind
    ? await contributions.list(db, { accountId: id, kind, from, size: userSignsPerPage })
    : []
  const nameOf = await loadDisplayNames(
    db,
    signs.map(({ deletedBy }) => deletedBy),
  )
  return {
    counts,
    page: shown,
    pages,
    signs: signs.map(({ deletedBy, ...sign }) => ({ ...sign, deletedBy: nameOf(deletedBy) })),
  }
}
export type UserSigns = Awaited<ReturnType<typeof getUserSigns>>

/** What administrators did to an account, the newest first; `by` null means the system. */
export async function getUserHistory({ db }: { db: Db }, { viewer, id }: Omit<UserRequest, 'locale'>) {
  await requireUser(db, viewer, id)
  const events = await listAccountEvents(db, id)
  const nameOf = await loadDisplayNames(
    db,
    events.map(({ actorId }) => actorId),
  )
  return events.map(({ kind, at, actorId }) => ({
    kind,
    at,
    by: nameOf(actorId),
    isOwn: actorId === id,
  }))
}
export type UserHistory = Awaited<ReturnType<typeof getUserHistory>>

async function requireUser(db: Db, viewer: Actor, id: number): Promise<Account> {
  authorize(mayReadAsAdministrator(viewer))
  const account = await findAccount(db, id)
  if (!account) throw new AppError('account.notFound')
  return account
}

/** Names of accounts by number; administrators know former members by name too. */
async function loadDisplayNames(db: Db, ids: readonly (number | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const names = new Map((await listAccountsByIds(db, wanted)).map((one) => [one.id, displayName(one)]))
  return (id: number | null): string | null => (id === null ? null : (names.get(id) ?? null))
}
