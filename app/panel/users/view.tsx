import { redirect } from 'react-router'
import { ConsentAnswers } from '#domains/accounts/administration/ui/ConsentAnswers.tsx'
import { UserHeader } from '#domains/accounts/administration/ui/UserHeader.tsx'
import { UserHistoryTable } from '#domains/accounts/administration/ui/UserHistoryTable.tsx'
import { UserProfile } from '#domains/accounts/administration/ui/UserProfile.tsx'
import { UserSignsTable } from '#domains/accounts/administration/ui/UserSignsTable.tsx'
import { userEditPath, userListPath, userPath } from '#domains/accounts/administration/user-paths.ts'
import { contributionKinds } from '#domains/accounts/contributions.ts'
import { getUserHistory, getUserSigns, getUserView } from '#domains/accounts/index.ts'
import { formatDate, formatTime } from '#platform/i18n/format.ts'
import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import { Tabs } from '#ui/base/Tabs.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import { useLegalText } from '../parts/use-legal-text.tsx'
import { presentAcceptedPolicy } from '../present-acceptance.ts'
import type { Route } from './+types/view.ts'
import { orNotFoundPage, requireUserId } from './require-user-id.ts'

export { pageMeta as meta } from '../../page-meta.ts'

const tabs = ['profile', ...contributionKinds] as const

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const panel = panelContext({ params, context })
  const { app, signedIn, locale } = panel
  if (params.id === undefined) throw redirect(userListPath(locale), 303)
  const id = requireUserId(params.id, panel)
  const viewer = signedIn.actor
  const tab = tabs.find((one) => one === url.searchParams.get('tab')) ?? 'profile'
  const kind = tab === 'profile' ? null : tab
  const page = Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '', 10) || 1)
  const { person, ...user } = await orNotFoundPage(getUserView(app, viewer, { id, locale }))
  const list = await getUserSigns(app, viewer, { id, kind, page, locale })
  const history = kind ? [] : await getUserHistory(app, viewer, { id, locale })
  const day = (at: Date | null) => at && formatDate(at, locale, app.settings.timeZone)
  const minute = (at: Date) => `${day(at)} ${formatTime(at, app.settings.timeZone)}`
  const presentConsent = async () => {
    const { acceptedAt, ...accepted } = await presentAcceptedPolicy(app, viewer, { accountId: id, locale })
    return { ...accepted, acceptedOn: day(acceptedAt) }
  }

  return {
    page: { title: person.displayName, noindex: true },
    messages: getMessagesUrl(locale, ['users', 'accounts', 'consent', 'content']),
    locale,
    tab,
    ...user,
    person: { ...person, registered: day(person.registeredAt) },
    list: list && {
      ...list,
      signs: list.signs.map(({ publishedAt, deletedAt, ...sign }) => ({
        ...sign,
        publishedAt: day(publishedAt),
        deletedAt: day(deletedAt),
      })),
    },
    // Sent only when the person shows the answers to administrators.
    consent: !kind && person.choices ? await presentConsent() : null,
    history: history.map(({ at, ...event }) => ({ ...event, at: minute(at) })),
  }
}

/** A person for administrators: profile, consent, history and signs; of a former member name and state only. */
export default function ViewUser({ loaderData }: Route.ComponentProps) {
  const { locale, tab, person, hasAnswered, isVerified, list, history, consent } = loaderData
  const { t } = useTranslation('users')
  const policy = useLegalText(consent?.policy ?? null, locale)
  return (
    <PanelPage>
      <UserHeader person={person} isVerified={isVerified} locale={locale}>
        <ButtonLink to={userEditPath(locale, person.id)} variant="primary">
          {t('edit')}
        </ButtonLink>
      </UserHeader>
      {list && (
        <Tabs
          label={t('tabs.label')}
          items={tabs.map((one) => ({
            to: userPath(locale, person.id, one),
            label: one === 'profile' ? t('tabs.profile') : t(`tabs.${one}`, { count: list.counts[one] }),
            isCurrent: one === tab,
          }))}
        />
      )}
      {tab === 'profile' || !list ? (
        <>
          <UserProfile person={person} hasAnswered={hasAnswered} />
          {consent && person.choices && (
            <ConsentAnswers
              choices={person.choices}
              {...consent}
              policy={policy.state === 'ready' ? policy.text : null}
            />
          )}
          {!person.isFormer && <UserHistoryTable history={history} />}
        </>
      ) : (
        <>
          <UserSignsTable kind={tab} signs={list.signs} name={person.displayName} locale={locale} />
          <Pagination
            page={list.page}
            pages={list.pages}
            hrefFor={(to) => userPath(locale, person.id, tab, to)}
          />
        </>
      )}
    </PanelPage>
  )
}
