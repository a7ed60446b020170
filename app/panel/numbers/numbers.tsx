import { getNumbers, listWatchedSigns, shownWatchedSigns } from '#domains/numbers/index.ts'
import { parsePeriod } from '#domains/numbers/month.ts'
import { presentNumbers } from '#domains/numbers/numbers.presenter.ts'
import { numbersFilePath } from '#domains/numbers/numbers-paths.ts'
import { Completeness } from '#domains/numbers/ui/Completeness.tsx'
import { MonthChart } from '#domains/numbers/ui/MonthChart.tsx'
import { NumbersPart } from '#domains/numbers/ui/NumbersPart.tsx'
import styles from '#domains/numbers/ui/numbers.module.css'
import { PeopleNumbers } from '#domains/numbers/ui/PeopleNumbers.tsx'
import { StateNumbers } from '#domains/numbers/ui/StateNumbers.tsx'
import { WatchedSigns } from '#domains/numbers/ui/WatchedSigns.tsx'
import { signViewPath } from '#domains/sign-management/sign-list-paths.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import pills from '#ui/base/pill-links.module.css'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import type { Route } from './+types/numbers.ts'
import { numbersContext } from './numbers-context.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const period = parsePeriod(url.searchParams.get('period'))
  const numbers = await getNumbers(numbersContext(app), signedIn.actor, { period, locale })
  const watched = await listWatchedSigns(numbersContext(app), signedIn.actor, {
    period,
    limit: shownWatchedSigns,
  })
  return {
    page: { title: translator(locale)('numbers:title'), noindex: true },
    messages: getMessagesUrl(locale, ['numbers', 'signList']),
    locale,
    numbers: presentNumbers(numbers, { locale, timeZone: app.settings.timeZone }),
    watched: watched?.map((sign) => ({ ...sign, path: signViewPath(locale, sign.id) })) ?? null,
  }
}

/** Signs by month and state, how complete they are, and the work of each person. */
export default function NumbersPage({ loaderData: { locale, numbers, watched } }: Route.ComponentProps) {
  const { t } = useTranslation('numbers')
  const fileOf = (part: Parameters<typeof numbersFilePath>[1]) =>
    numbersFilePath(locale, part, numbers.period)
  return (
    <PanelPage>
      <PageHeader>
        <h1>{t('title')}</h1>
        <nav className={pills.list} aria-label={t('period.label')}>
          {numbers.periods.map(({ period, path }) => (
            <a
              key={period}
              href={path}
              className={pills.link}
              aria-current={period === numbers.period ? 'page' : undefined}
            >
              {t(`period.${period}`)}
            </a>
          ))}
        </nav>
      </PageHeader>
      <p>{t('intro', { time: numbers.time })}</p>
      <div className={styles.top}>
        <NumbersPart title={t('months.title')} file={fileOf('months')}>
          <MonthChart months={numbers.months} locale={locale} />
        </NumbersPart>
        <NumbersPart title={t('states.title')} file={fileOf('states')}>
          <StateNumbers states={numbers.states} locale={locale} />
        </NumbersPart>
      </div>
      <NumbersPart
        title={t('completeness.title', { count: numbers.published })}
        file={fileOf('completeness')}
      >
        {numbers.published > 0 && <Completeness languages={numbers.languages} parts={numbers.parts} />}
      </NumbersPart>
      <NumbersPart title={t('people.title')} file={fileOf('people')}>
        <PeopleNumbers people={numbers.people} locale={locale} />
      </NumbersPart>
      {watched ? (
        <NumbersPart title={t('views.title')} file={fileOf('views')}>
          <WatchedSigns signs={watched} locale={locale} />
        </NumbersPart>
      ) : (
        <Callout title={t('views.off')}>
          <p>
            {t('views.offText')} <a href={panelPagePath(locale, 'website-settings')}>{t('views.turnOn')}</a>
          </p>
        </Callout>
      )}
    </PanelPage>
  )
}
