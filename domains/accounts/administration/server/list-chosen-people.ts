import { findConsents } from '#domains/consent/server/consent.queries.ts'
import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { type PersonView, presentPerson } from '../../person.presenter.ts'
import { getOptionLabels } from '../../profile/server/profile-field-options.ts'
import { listAccountsByIds } from '../../server/account.queries.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'

/**
 * The people whom an administrator chose in the list, in its order; unknown ids are left out.
 * @throws AppError the reasons of `mayReadAsAdministrator`
 */
export async function listChosenPeople(
  { db }: Pick<AccountsContext, 'db'>,
  viewer: Actor,
  { ids, locale }: { ids: readonly number[]; locale: Locale },
): Promise<PersonView[]> {
  authorize(mayReadAsAdministrator(viewer))
  const accounts = await listAccountsByIds(db, ids)
  const consents = await findConsents(db, ids)
  const labels = await getOptionLabels({ db }, locale)
  return ids.flatMap((id) => {
    const account = accounts.find((one) => one.id === id)
    return account ? presentPerson(viewer, account, consents.get(id) ?? null, labels, locale) : []
  })
}
