import type { AccountState } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { StateTabs } from '#ui/panel/StateTabs.tsx'
import { accountStates, type UserQuery } from '../user-list.input.ts'
import { userListPath } from '../user-paths.ts'

interface Props {
  query: UserQuery
  counts: Record<AccountState, number>
  locale: Locale
}

/** The states of accounts with the numbers of people that the other filters leave. */
export function UserStateTabs({ query, counts, locale }: Props) {
  const { t } = useTranslation('users')
  const { t: tPanel } = useTranslation('panel')
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tab = (status: AccountState | null, label: string, count: number) => ({
    to: userListPath(locale, { ...query, status, page: 1 }),
    label,
    count,
    isCurrent: query.status === status,
  })
  return (
    <StateTabs
      label={t('states')}
      tabs={[
        tab(null, t('filter.all'), all),
        ...accountStates.map((state) => tab(state, tPanel(`state.${state}`), counts[state])),
      ]}
    />
  )
}
