import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { ChosenFilter } from '#ui/panel/FilterBar.tsx'
import { FilterForm, FilterSelect } from '#ui/panel/FilterForm.tsx'
import { useTableView } from '#ui/panel/use-table-view.ts'
import { hearingStatuses, profileTypes } from '../../account.ts'
import type { Option } from '../../profile/profile-field-options.ts'
import { formatUserQuery, parseUserQuery, type UserQuery, userOrders } from '../user-list.input.ts'
import { userListPath } from '../user-paths.ts'
import { optionalUserColumns, userTableName } from './user-columns.ts'

interface Props {
  query: UserQuery
  institutions: readonly Option[]
  locale: Locale
}

/** Search, filters, order and columns of the list of users. */
export function UserFilters({ query, institutions, locale }: Props) {
  const { t } = useTranslation('users')
  const { t: tPanel } = useTranslation('panel')
  const { t: tAccounts } = useTranslation('accounts')
  const view = useTableView(
    userTableName,
    optionalUserColumns.map((key) => ({ key, label: t(`column.${key}`), optional: true })),
  )
  const choice = (
    name: string,
    label: string,
    value: string | number | null,
    choices: readonly Option<number | string>[],
  ) => <FilterSelect name={name} label={label} value={value} choices={choices} allLabel={t('filter.all')} />
  const { type, hearingStatus, institutionId } = query
  const chosen: ChosenFilter[] = [
    { key: 'type', label: type && tPanel(`type.${type}`) },
    { key: 'hearingStatus', label: hearingStatus && tAccounts(`hearingStatus.${hearingStatus}`) },
    { key: 'institutionId', label: institutions.find(({ id }) => id === institutionId)?.label },
  ].flatMap(({ key, label }) =>
    label
      ? [
          {
            key,
            label,
            removeTo: userListPath(locale, { ...query, [key]: null, page: 1 }),
            removeLabel: t('filter.remove', { name: label }),
          },
        ]
      : [],
  )

  return (
    <FilterForm
      label={t('filter.label')}
      search={{ text: query.q, label: t('search.label'), submitLabel: t('search.submit') }}
      kept={{ status: query.status }}
      toQueryString={(sent) => formatUserQuery(parseUserQuery(sent))}
      filters={
        <>
          {choice(
            'type',
            t('column.type'),
            type,
            profileTypes.map((id) => ({ id, label: tPanel(`type.${id}`) })),
          )}
          {choice(
            'hearing_status',
            t('column.hearingStatus'),
            hearingStatus,
            hearingStatuses.map((id) => ({ id, label: tAccounts(`hearingStatus.${id}`) })),
          )}
          {choice('institution', t('column.institution'), institutionId, institutions)}
        </>
      }
      chosen={chosen}
      order={{
        label: t('filter.order'),
        value: query.order,
        choices: userOrders.map((id) => ({ id, label: t(`order.${id}`) })),
      }}
      view={view}
    />
  )
}
