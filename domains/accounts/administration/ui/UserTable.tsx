import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { BareCheckbox } from '#ui/base/Checkbox.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import CircleUser from '#ui/icons/circle-user.ts'
import { type Column, DataTable } from '#ui/panel/DataTable.tsx'
import type { UserOrder, UserQuery } from '../user-list.input.ts'
import { userEditPath, userListPath, userPath } from '../user-paths.ts'
import type { ListedUserRow } from '../user-view.ts'
import { decisionFormId } from './DecisionBar.tsx'
import { HiddenValue, UserState } from './UserState.tsx'
import styles from './users.module.css'

interface Props {
  users: readonly ListedUserRow[]
  /** The row of the viewer has no links. */
  viewerId: number
  query: UserQuery
  locale: Locale
}

/** The table of users; hidden values are marked. */
export function UserTable({ users, viewerId, query, locale }: Props) {
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
      cell: ({ profileType }) => (profileType ? tPanel(`type.${profileType}`) : <HiddenValue />),
    },
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
      cell: ({ registered }) => registered ?? <HiddenValue />,
      sort: sortBy('recent', 'descending', 'oldest'),
    },
    {
      key: 'actions',
      label: t('column.actions'),
      labelHidden: true,
      cell: ({ id, displayName }) =>
        id !== viewerId && (
          <a href={userEditPath(locale, id)} aria-label={t('editNamed', { name: displayName })}>
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
      empty={null}
    />
  )
}

/** A dash with a text for screen readers. */
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

interface PersonCellProps {
  user: ListedUserRow
  isOwn: boolean
  locale: Locale
}

function PersonCell({ user, isOwn, locale }: PersonCellProps) {
  const { t } = useTranslation('users')
  const { id, displayName, general, isOwner, state } = user
  return (
    <span className={styles.person}>
      {state === 'awaiting' && !isOwn && (
        <BareCheckbox
          name="id"
          value={id}
          form={decisionFormId}
          aria-label={t('decide.one', { name: displayName })}
        />
      )}
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
