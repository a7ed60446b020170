import { accountStateOf } from '#domains/accounts/account.ts'
import { displayName } from '#domains/accounts/display-name.ts'
import { SignWork } from '#domains/sign-management/ui/work/SignWork.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { Route } from './+types/overview.ts'
import { panelContext } from './guard.ts'
import styles from './overview.module.css'
import { panelPagePath } from './panel-path.ts'
import { AwaitingDecisions } from './parts/AwaitingDecisions.tsx'
import { LatestPeople } from './parts/LatestPeople.tsx'
import { LatestSigns } from './parts/LatestSigns.tsx'
import { ParkedJobs } from './parts/ParkedJobs.tsx'
import { UnnamedDictionary } from './parts/UnnamedDictionary.tsx'
import { VideoProcessing } from './parts/VideoProcessing.tsx'
import { presentOverview } from './present-overview.ts'

export { pageMeta as meta } from '../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('panel:overview.title'), noindex: true },
    messages: getMessagesUrl(locale, ['signList']),
    locale,
    name: displayName(signedIn.account, locale),
    isRejected: accountStateOf(signedIn.account) === 'rejected',
    latest: await presentOverview(app, locale),
  }
}

/** The work, the latest people and signs; an explanation for people who are not members. */
export default function Overview({ loaderData: { name, isRejected, latest, locale } }: Route.ComponentProps) {
  const { t } = useTranslation('panel')
  return (
    <>
      <h1>{t('overview.title')}</h1>
      <p>{t('overview.welcome', { name })}</p>
      {latest ? (
        <>
          <div className={styles.notices}>
            {latest.awaiting && <AwaitingDecisions {...latest.awaiting} />}
            {latest.isUnnamed && <UnnamedDictionary />}
            <VideoProcessing {...latest.videos} />
            <ParkedJobs jobs={latest.parkedJobs} action={panelPagePath(locale, 'repeat-job')} />
          </div>
          <SignWork work={latest.work} locale={locale} />
          <div className={styles.latest}>
            <LatestPeople title={t(`overview.${latest.audience}`)} people={latest.people} />
            <LatestSigns signs={latest.signs} />
          </div>
        </>
      ) : (
        <p>{t(isRejected ? 'overview.denied' : 'overview.waiting')}</p>
      )}
    </>
  )
}
