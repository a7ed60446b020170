import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import CircleUser from '#ui/icons/circle-user.ts'
import Pencil from '#ui/icons/pencil.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { Selection } from '#ui/panel/use-selection.ts'
import { useTableView } from '#ui/panel/use-table-view.ts'
import type { UserOrder, UserQuery } from '../user-list.input.ts'
import { userEditPath, userListPath, userPath } from '../user-paths.ts'
import type { ListedUserRow } from '../user-views.ts'
import { decisionFormId } from './DecisionBar.tsx'
import { HiddenValue, UserState } from './UserState.tsx'
import { userTableName } from './user-columns.ts'
import styles from './users.module.css'

interface Props {
  users: readonly ListedUserRow[]
  /** The row of the viewer has no links. */
  viewerId: number
  query: UserQuery
  locale: Locale
  selection: Selection
}

/** Whether the viewer may decide on the person together with others. */
export const isSelectable = ({ id, state }: ListedUserRow, viewerId: number): boolean =>
  state === 'awaiting' && id !== viewerId

/** The table of users; hidden values are marked. */
export function UserTable({ users, viewerId, query, locale, selection }: Props) {
  const { t } = useTranslation('users')
  const { columns, isCompact } = useTableView(userTableName, useColumns({ viewerId, query, locale }))
  return (
    <DataTable<ListedUserRow>
      caption={t('list.caption')}
      captionHidden
      columns={columns}
      rows={users}
      keyOf={({ id }) => id}
      isCompact={isCompact}
      picture={{ shape: 'face', of: (user) => <Face user={user} /> }}
      {...(users.some((user) => isSelectable(user, viewerId)) && {
        selection: {
          ...selection,
          form: decisionFormId,
          name: 'id',
          labelOf: ({ displayName }) => t('decide.one', { name: displayName }),
          allLabel: t('decide.all'),
          isSelectable: (user: ListedUserRow) => isSelectable(user, viewerId),
        },
      })}
      actions={{
        label: t('column.actions'),
        of: ({ id, displayName }) =>
          id !== viewerId && (
            <ButtonLink
              to={userEditPath(locale, id)}
              variant="quiet"
              className={styles.edit ?? ''}
              aria-label={t('editNamed', { name: displayName })}
              title={t('edit')}
              icon={<Icon icon={Pencil} />}
            />
          ),
      }}
      empty={null}
    />
  )
}

function useColumns({ viewerId, query, locale }: Pick<Props, 'viewerId' | 'query' | 'locale'>) {
  const { t } = useTranslation('users')
  const { t: tPanel } = useTranslation('panel')
  const { t: tAccounts } = useTranslation('accounts')
  const orEmpty = (text: string | null) => text ?? <EmptyValue />
  const sortBy = (order: UserOrder, direction: 'ascending' | 'descending', other?: UserOrder) => ({
    to: userListPath(locale, {
      ...query,
      page: 1,
      order: query.order === order && other ? other : order,
    }),
    direction:
      query.order === order ? direction : other && query.order === other ? opposite[direction] : null,
  })
  const columns: Column<ListedUserRow>[] = [
    {
      key: 'name',
      label: t('column.name'),
      cell: (user) => <PersonCell user={user} isOwn={user.id === viewerId} locale={locale} />,
      sort: sortBy('alphabetical', 'ascending'),
    },
    {
      key: 'status',
      label: t('column.status'),
      card: 'state',
      cell: ({ state, isVerified }) => (
        <>
          <UserState state={state} />
          {!isVerified && <small className={styles.unverified}>{t('unverified')}</small>}
        </>
      ),
      sort: sortBy('status', 'ascending'),
    },
    {
      key: 'type',
      label: t('column.type'),
      optional: true,
      cell: ({ profileType }) => (profileType ? tPanel(`type.${profileType}`) : <HiddenValue />),
    },
    {
      key: 'hearingStatus',
      label: t('column.hearingStatus'),
      optional: true,
      cell: ({ general }) =>
        general ? (
          orEmpty(general.hearingStatus && tAccounts(`hearingStatus.${general.hearingStatus}`))
        ) : (
          <HiddenValue />
        ),
    },
    {
      key: 'institution',
      label: t('column.institution'),
      optional: true,
      cell: ({ details }) => (details ? orEmpty(details.institution) : <HiddenValue />),
    },
    {
      key: 'registered',
      label: t('column.registered'),
      optional: true,
      cell: ({ registered }) => registered ?? <HiddenValue />,
      sort: sortBy('recent', 'descending', 'oldest'),
    },
  ]
  return columns
}

/** A dash with a text for screen readers. */
function EmptyValue() {
  const { t } = useTranslation('users')
  return (
    <span className={styles.soft} title={t('none')} data-empty>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('none')}</VisuallyHidden>
    </span>
  )
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const

const Face = ({ user: { general } }: { user: ListedUserRow }) =>
  general?.avatar ? (
    <img src={general.avatar} alt="" width={44} height={44} loading="lazy" />
  ) : (
    <Icon icon={CircleUser} size={24} className={styles.soft ?? ''} />
  )

interface PersonCellProps {
  user: ListedUserRow
  isOwn: boolean
  locale: Locale
}

/** The name with the email address below it. */
function PersonCell({ user, isOwn, locale }: PersonCellProps) {
  const { t } = useTranslation('users')
  const { id, displayName, isOwner, email } = user
  return (
    <>
      {isOwn ? (
        <span className={styles.name}>{displayName}</span>
      ) : (
        <a className={styles.name} href={userPath(locale, id)}>
          {displayName}
        </a>
      )}{' '}
      {isOwn && <span className={styles.soft}>({t('you')})</span>}
      {isOwner && <small className={styles.soft}> {t('owner')}</small>}
      <span className={styles.email}>{email ?? <HiddenValue what={t('column.email')} />}</span>
    </>
  )
}
