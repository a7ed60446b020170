import type { ConsentChoices } from '#domains/consent/consent.ts'
import type { Institution } from '#domains/institutions/index.ts'
import { type Actor, isAdministrator, isMember } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type PersonView, presentPerson } from '../../person.presenter.ts'
import { institutionLabels } from '../../profile/server/profile-field-options.ts'
import { toAccount } from '../../server/account.queries.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { listLatestAccounts } from './user.queries.ts'

const maxPeople = 5

/**
 * The five latest registrations, newest first. Administrators see people in every state, members see accepted people,
 * and everybody else sees nobody. Each person contains only the data that the viewer may see, without names of first
 * languages and professions. One query.
 * @param institutions all of them, for the names of those that people belong to
 */
export async function listLatestPeople(
  { db }: Pick<AccountsContext, 'db'>,
  viewer: Actor,
  { locale, institutions }: { locale: Locale; institutions: readonly Institution[] },
): Promise<PersonView[]> {
  if (!isMember(viewer)) return []
  const rows = await listLatestAccounts(db, { onlyMembers: !isAdministrator(viewer), limit: maxPeople })
  const labels = institutionLabels(institutions, locale)
  return rows.map((row) => {
    const consent = row.answered === null ? null : (row as unknown as ConsentChoices)
    return presentPerson(viewer, toAccount(row), consent, labels, locale)
  })
}
