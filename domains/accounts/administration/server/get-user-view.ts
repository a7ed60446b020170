import { findConsents } from '#domains/consent/server/consent.queries.ts'
import type { Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { accountStateOf } from '../../account.ts'
import { presentPerson } from '../../person.presenter.ts'
import { getOptionLabels } from '../../profile/server/profile-field-options.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { hasOtherOwner } from '../../server/owner.queries.ts'
import { accountAbilities } from '../account-change.policy.ts'
import type { UserView } from '../user-view.ts'
import { requireUser } from './require-user.ts'

/**
 * A person as an administrator sees them, with the decisions that the administrator may make.
 * @throws AppError `account.notFound`; the reasons of `mayReadAsAdministrator`
 */
export async function getUserView(
  { db }: Pick<AccountsContext, 'db'>,
  viewer: Actor,
  { id, locale }: { id: number; locale: Locale },
): Promise<UserView> {
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
