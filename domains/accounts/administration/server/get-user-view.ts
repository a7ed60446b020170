import type { Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { accountStateOf } from '../../account.ts'
import { presentPerson } from '../../person.presenter.ts'
import { getOptionLabels } from '../../profile/server/profile-field-options.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { hasOtherOwner } from '../../server/owner.queries.ts'
import { accountAbilities } from '../account-change.policy.ts'
import {
  type ManagedEmail,
  mayCorrectEmail,
  mayReplaceEmail,
  maySeeUnconfirmedEmail,
} from '../account-email.policy.ts'
import type { UserView } from '../user-views.ts'
import { requireUser } from './require-user.ts'
import { findRegistrar } from './user.queries.ts'

/**
 * A person as an administrator sees them, with the decisions that the administrator may make. The administrator
 * who registered the person sees the address until it is confirmed, because it may have to be corrected.
 * @throws AppError `account.notFound`; the reasons of `mayReadAsAdministrator`
 */
export async function getUserView(
  { db }: Pick<AccountsContext, 'db'>,
  viewer: Actor,
  { id, locale }: { id: number; locale: Locale },
): Promise<UserView> {
  const { account, choices, isFormer } = await requireUser(db, viewer, id)
  const [names, others, registeredBy] = await Promise.all([
    getOptionLabels({ db }, locale),
    hasOtherOwner(db, id),
    findRegistrar(db, id),
  ])
  const { isAdmin, isApprover, isOwner } = account
  const isVerified = account.emailVerifiedAt !== null
  const facts = {
    id,
    state: accountStateOf(account),
    isErased: account.erasedAt !== null,
    isAdmin,
    isApprover,
    isOwner,
    hasOtherOwner: others,
  }
  const email: ManagedEmail = { id, isOwner, state: facts.state, isVerified, registeredBy }
  const person = presentPerson(viewer, account, choices, names, locale)
  return {
    person: maySeeUnconfirmedEmail(viewer, email).allowed ? { ...person, email: account.email } : person,
    hasAnswered: choices !== null,
    isVerified: isVerified || isFormer,
    isAdmin: isAdmin && !isFormer,
    isApprover: isApprover && !isFormer,
    isErased: facts.isErased,
    abilities: accountAbilities(viewer, { ...facts, adminsMayDelete: choices?.adminsMayDelete ?? null }),
    emailAbilities: { correct: mayCorrectEmail(viewer, email), replace: mayReplaceEmail(viewer, email) },
  }
}
