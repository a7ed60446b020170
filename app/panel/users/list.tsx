import { DecisionBar } from '#domains/accounts/administration/ui/DecisionBar.tsx'
import { UserFilters } from '#domains/accounts/administration/ui/UserFilters.tsx'
import { UserTable } from '#domains/accounts/administration/ui/UserTable.tsx'
import styles from '#domains/accounts/administration/ui/users.module.css'
import { parseUserQuery } from '#domains/accounts/administration/user-list.input.ts'
import { decisionsPath, userListPath } from '#domains/accounts/administration/user-paths.ts'
import { listUsers } from '#domains/accounts/index.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import type { Route } from './+types/list.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const query = parseUserQuery(url.searchParams)
  const { users, page, ...list } = await listUsers(app, signedIn.actor, { query, locale })
  return {
    page: { title: translator(locale)('users:title'), noindex: true },
    messages: getMessagesUrl(locale, ['users', 'accounts']),
    locale,
    query: { ...query, page },
    ...list,
    viewerId: signedIn.account.id,
    users: users.map(({ registeredAt, ...user }) => ({
      ...user,
      registered: registeredAt && formatDate(registeredAt, locale, app.settings.timeZone),
    })),
  }
}

/** The list of all accounts. */
export default function UserList({ loaderData }: Route.ComponentProps) {
  const { locale, query, users, total, pages, institutions, viewerId } = loaderData
  const { t } = useTranslation('users')
  const isSomebodyAwaiting = users.some(({ state }) => state === 'awaiting')
  return (
    <PanelPage>
      <PageHeader>
        <h1>{t('title')}</h1>
        <ButtonLink to={panelPagePath(locale, 'register')} variant="primary">
          {t('register')}
        </ButtonLink>
      </PageHeader>
      <UserFilters key={JSON.stringify(query)} query={query} institutions={institutions} />
      <p role="status" className={styles.count}>
        {t('found', { count: total })}
      </p>
      {isSomebodyAwaiting && <DecisionBar path={decisionsPath(locale)} />}
      {users.length > 0 ? (
        <UserTable users={users} viewerId={viewerId} query={query} locale={locale} />
      ) : (
        <EmptyState
          title={t('list.none')}
          actions={<ButtonLink to={userListPath(locale)}>{t('list.reset')}</ButtonLink>}
        >
          {t('list.noneText')}
        </EmptyState>
      )}
      <Pagination
        page={query.page}
        pages={pages}
        hrefFor={(page) => userListPath(locale, { ...query, page })}
      />
    </PanelPage>
  )
}
