import { DecisionBar } from '#domains/accounts/administration/ui/DecisionBar.tsx'
import { UserFilters } from '#domains/accounts/administration/ui/UserFilters.tsx'
import { UserStateTabs } from '#domains/accounts/administration/ui/UserStateTabs.tsx'
import { isSelectable, UserTable } from '#domains/accounts/administration/ui/UserTable.tsx'
import { parseUserQuery } from '#domains/accounts/administration/user-list.input.ts'
import { decisionsPath, userListPath } from '#domains/accounts/administration/user-paths.ts'
import { listUsers } from '#domains/accounts/index.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import Plus from '#ui/icons/plus.ts'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { useSelection } from '#ui/panel/use-selection.ts'
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
  const { locale, query, users, total, counts, pages, institutions, viewerId } = loaderData
  const { t } = useTranslation('users')
  const selectable = users.filter((user) => isSelectable(user, viewerId))
  const selection = useSelection(selectable.map(({ id }) => id))
  return (
    <PanelPage>
      <PageHeader>
        <h1>{t('title')}</h1>
        <ButtonLink to={panelPagePath(locale, 'register')} variant="primary" icon={<Icon icon={Plus} />}>
          {t('register')}
        </ButtonLink>
      </PageHeader>
      <UserStateTabs query={query} counts={counts} locale={locale} />
      <UserFilters query={query} institutions={institutions} locale={locale} />
      <VisuallyHidden>
        <span role="status">{t('found', { count: total })}</span>
      </VisuallyHidden>
      {users.length > 0 ? (
        <div>
          <UserTable {...{ users, viewerId, query, locale, selection }} />
          {selectable.length > 0 && <DecisionBar path={decisionsPath(locale)} {...{ users, selection }} />}
        </div>
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
