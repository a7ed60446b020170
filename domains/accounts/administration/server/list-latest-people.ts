import { findConsents } from '#domains/consent/index.ts'
import { type AccountActor, isAdministrator, isMember } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type PersonView, presentPerson } from '../../person.presenter.ts'
import { getOptionLabels } from '../../profile/server/profile-field-options.ts'
import { accountColumns, toAccount } from '../../server/account.queries.ts'

const maxPeople = 5

/**
 * Who registered last, newest first: for administrators in any state, for members those who were accepted; nobody else
 * sees anybody. Each as this viewer may see them.
 */
export async function listLatestPeople(
  { db }: { db: Db },
  viewer: AccountActor,
  locale: Locale,
): Promise<PersonView[]> {
  if (!isMember(viewer)) return []
  const rows = await db
    .selectFrom('account')
    .select(accountColumns)
    .$if(!isAdministrator(viewer), (query) =>
      query.where('account.status', '=', 'approved').where('account.deletedAt', 'is', null),
    )
    .orderBy('account.registeredAt', 'desc')
    .orderBy('account.id', 'desc')
    .limit(maxPeople)
    .execute()
  const consents = await findConsents(
    db,
    rows.map(({ id }) => id),
  )
  const labels = await getOptionLabels({ db }, locale)
  return rows.map((row) =>
    presentPerson(viewer, toAccount(row), consents.get(row.id) ?? null, labels, locale),
  )
}
