import type { ReactNode } from 'react'
import { HiddenValue, UserState } from '#domains/accounts/administration/ui/UserState.tsx'
import styles from '#domains/accounts/administration/ui/users.module.css'
import type { UserOrder, UserQuery } from '#domains/accounts/administration/user-list.input.ts'
import type { PersonView } from '#domains/accounts/person.presenter.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import CircleUser from '#ui/icons/circle-user.ts'
import { type Column, DataTable } from '#ui/panel/DataTable.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import { panelPagePath } from '../panel-path.ts'
import { userListPath, userPath } from './user-paths.ts'

export type UserRow = Omit<PersonView, 'registeredAt'> & {
  /** The day, as the reader writes it. */
  registered: string
}

interface Props {
  users: readonly UserRow[]
  /** Their own row leads to no page about them. */
  viewerId: number
  query: UserQuery
  empty: ReactNode
}

/** The list of users; what a person hides is said to be hidden. */
export function UserTable({ users, viewerId, query, empty }: Props) {
  const { t } = useTranslation('users')
  const { t: tPanel } = useTranslation('panel')
  const { t: tAccounts } = useTranslation('accounts')
  const { locale } = useRootData()
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

  const columns: Column<UserRow>[] = [
    {
      key: 'name',
      label: t('column.name'),
      cell: (user) => <PersonCell user={user} isOwn={user.id === viewerId} />,
      sort: sortBy('alphabetical', 'ascending'),
    },
    {
      key: 'status',
      label: t('column.status'),
      cell: ({ state }) => <UserState state={state} />,
      sort: sortBy('status', 'ascending'),
    },
    { key: 'type', label: t('column.type'), cell: ({ profileType }) => tPanel(`type.${profileType}`) },
    {
      key: 'email',
      label: t('column.email'),
      cell: ({ email }) => (email ? <span className={styles.email}>{email}</span> : <HiddenValue />),
    },
    {
      key: 'hearingStatus',
      label: t('column.hearingStatus'),
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
      cell: ({ details }) =>
        details ? (
          <span className={styles.institution}>{orEmpty(details.institution)}</span>
        ) : (
          <HiddenValue />
        ),
    },
    {
      key: 'registered',
      label: t('column.registered'),
      cell: ({ registered }) => registered,
      sort: sortBy('recent', 'descending', 'oldest'),
    },
    {
      key: 'actions',
      label: t('column.actions'),
      labelHidden: true,
      cell: ({ id, displayName }) =>
        id !== viewerId && (
          <a
            href={panelPagePath(locale, `users/edit/${id}`)}
            aria-label={t('editNamed', { name: displayName })}
          >
            {t('edit')}
          </a>
        ),
    },
  ]
  return (
    <DataTable
      caption={t('list.caption')}
      captionHidden
      columns={columns}
      rows={users}
      keyOf={({ id }) => id}
      empty={empty}
    />
  )
}

/** A dash, which is read aloud as what it means. */
function EmptyValue() {
  const { t } = useTranslation('users')
  return (
    <span className={styles.soft} title={t('none')}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('none')}</VisuallyHidden>
    </span>
  )
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const

function PersonCell({ user, isOwn }: { user: UserRow; isOwn: boolean }) {
  const { t } = useTranslation('users')
  const { locale } = useRootData()
  const { id, displayName, general, isOwner } = user
  return (
    <span className={styles.person}>
      {general?.avatar ? (
        <img className={styles.face} src={general.avatar} alt="" width={28} height={28} loading="lazy" />
      ) : (
        <span className={`${styles.face} ${styles.noFace}`}>
          <Icon icon={CircleUser} size={24} />
        </span>
      )}
      <span>
        {isOwn ? (
          <span className={styles.name}>{displayName}</span>
        ) : (
          <a className={styles.name} href={userPath(locale, id)}>
            {displayName}
          </a>
        )}{' '}
        {isOwn && <span className={styles.soft}>({t('you')})</span>}
        {isOwner && <small className={styles.soft}> {t('owner')}</small>}
      </span>
    </span>
  )
}
