import { accountStateOf } from '#domains/accounts/account.ts'
import { displayName } from '#domains/accounts/display-name.ts'
import { signCreatePath } from '#domains/sign-form/sign-form-paths.ts'
import { SignWork } from '#domains/sign-management/ui/work/SignWork.tsx'
import { mayCreate } from '#domains/signs/sign.policy.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Plus from '#ui/icons/plus.ts'
import { PageActions, PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import type { Route } from './+types/overview.ts'
import { panelContext } from './guard.ts'
import styles from './overview.module.css'
import { panelPagePath } from './panel-path.ts'
import { AwaitingDecisions } from './parts/AwaitingDecisions.tsx'
import { LatestPeople } from './parts/LatestPeople.tsx'
import { LatestSigns } from './parts/LatestSigns.tsx'
import { ParkedJobs } from './parts/ParkedJobs.tsx'
import { SetupNotice } from './parts/SetupNotice.tsx'
import { VideoProcessing } from './parts/VideoProcessing.tsx'
import { presentOverview } from './present-overview.ts'

export { pageMeta as meta } from '../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('panel:overview.title'), noindex: true },
    messages: getMessagesUrl(locale, ['signList', 'siteSettings']),
    locale,
    name: displayName(signedIn.account, locale),
    newSign: mayCreate(signedIn.actor).allowed ? signCreatePath(locale) : null,
    isRejected: accountStateOf(signedIn.account) === 'rejected',
    latest: await presentOverview(app, locale),
  }
}

/** The work, the latest people and signs; an explanation for people who are not members. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const { name, newSign, isRejected, latest, locale } = loaderData
  const { t } = useTranslation(['panel', 'signList'])
  return (
    <PanelPage>
      <PageHeader>
        <h1>{t('overview.title')}</h1>
        {latest && newSign && (
          <PageActions>
            <ButtonLink to={newSign} variant="primary" icon={<Icon icon={Plus} />}>
              {t('signList:create')}
            </ButtonLink>
          </PageActions>
        )}
      </PageHeader>
      <p>{t('overview.welcome', { name })}</p>
      {latest ? (
        <>
          <div className={styles.notices}>
            {latest.nothingWaits && <p className={styles.calm}>{t('signList:work.nothingWaits')}</p>}
            {latest.awaiting && <AwaitingDecisions {...latest.awaiting} />}
            {latest.seesSetup && <SetupNotice locale={locale} />}
            <VideoProcessing {...latest.videos} />
            <ParkedJobs jobs={latest.parkedJobs} action={panelPagePath(locale, 'repeat-job')} />
          </div>
          <SignWork work={latest.work} locale={locale}>
            <LatestSigns signs={latest.signs} />
            <LatestPeople title={t(`overview.${latest.audience}`)} people={latest.people} />
          </SignWork>
        </>
      ) : (
        <p>{t(isRejected ? 'overview.denied' : 'overview.waiting')}</p>
      )}
    </PanelPage>
  )
}
