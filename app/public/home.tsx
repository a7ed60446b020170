import { Form } from 'react-router'
import { presentCard, type SignCardView } from '#domains/search/search.presenter.ts'
import { emptyQuery } from '#domains/search/search-query.ts'
import { presentVideo } from '#domains/signs/sign.presenter.ts'
import { signOfTheDay } from '#domains/signs/sign-of-the-day.ts'
import { SignCard } from '#domains/signs/ui/SignCard.tsx'
import { SignVideo } from '#domains/signs/ui/SignVideo.tsx'
import { dayIn } from '#platform/i18n/format.ts'
import { messagesOf, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CardGrid, CardItem } from '#ui/base/Card.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { SearchField } from '#ui/base/SearchField.tsx'
import { signbank } from '../context.ts'
import { requireLocale } from '../page-errors.ts'
import { datasetText } from '../shell.ts'
import { addressIn } from '../site-map.ts'
import type { Route } from './+types/home.ts'
import styles from './home.module.css'
import { Doors } from './parts/Doors.tsx'

export { pageMeta as meta } from '../page-meta.ts'

const recentCards = 8

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary, now, settings } = context.get(signbank)
  const t = translator(locale)
  const { dataset, defaultLanguage } = dictionary
  const reader = { language: locale, defaultLanguage }
  const header = dictionary.media(dictionary.appearance.headerImageId)
  const picture = header?.files.web ?? header?.files.original
  const recent = dictionary.search({ ...emptyQuery(locale), order: 'recent', perPage: recentCards })
  const today = await dictionary.openSign(
    signOfTheDay(dictionary.byIds(dictionary.ids()), dayIn(now(), settings.timeZone)) ?? 0,
  )
  const todaysEntry = today && dictionary.card(today.id)
  const todaysVideo = today?.media.find(({ role }) => role === 'main')?.media
  const title = datasetText(dictionary, 'homeTitle', locale)
  const text = datasetText(dictionary, 'homeText', locale)
  const facts = {
    signLanguage: datasetText(dictionary, 'signLanguageName', locale)?.text ?? dataset.signLanguage,
    country: datasetText(dictionary, 'countryName', locale)?.text ?? dataset.country,
    version: dataset.versionLabel,
  }
  return {
    page: {
      title: dataset.name || t('public:siteName'),
      description: text?.text || t('public:home.description'),
    },
    messages: messagesOf(locale, ['signs']),
    locale,
    picture: picture ? `/media/${picture.key}` : null,
    title,
    text: text ?? { text: t('public:home.introduction', facts), language: locale, informed: true },
    version: dataset.versionLabel,
    signOfTheDay: todaysEntry ? presentCard(todaysEntry, reader) : null,
    video: todaysVideo ? presentVideo(todaysVideo) : null,
    recent: dictionary.byIds(recent.hits.map(({ id }) => id)).map((entry) => presentCard(entry, reader)),
    count: dictionary.count,
    languages: dictionary.languages.length,
    isDemo: dictionary.count > 0 && todaysEntry?.source === 'demo',
  }
}

/** What the dictionary is, the search, the doors to every way of searching, and something to watch at once. */
export default function Home({ loaderData: view }: Route.ComponentProps) {
  const { t } = useTranslation('public')
  const { locale, title, text } = view
  const other = (language: string | undefined) => (language && language !== locale ? language : undefined)
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title} lang={other(title?.language)}>
            {title?.text ?? t('home.find')}
          </h1>
          <p className={styles.text} lang={other(text.language)}>
            {text.text}
          </p>
          <Form
            method="get"
            action={addressIn(locale, '/search-signs/words')}
            role="search"
            aria-label={t('home.find')}
          >
            <SearchField
              name="q"
              size="large"
              label={t('home.find')}
              labelShown
              placeholder={t('search.placeholder')}
              submitLabel={t('search.submit')}
            />
          </Form>
          <ul className={styles.numbers} aria-label={t('home.numbers')}>
            <li>{t('count.signs', { count: view.count })}</li>
            <li>{t('count.languages', { count: view.languages })}</li>
            <li>{t('home.version', { version: view.version })}</li>
          </ul>
        </div>
        {view.signOfTheDay ? (
          <Today sign={view.signOfTheDay} video={view.video} locale={locale} />
        ) : (
          view.picture && <img className={styles.picture} src={view.picture} alt="" />
        )}
      </section>
      <Doors locale={locale} />
      {view.count === 0 ? (
        <EmptyState title={t('home.empty')} />
      ) : (
        <section aria-labelledby="recent">
          <div className={styles.head}>
            <h2 id="recent">{t('home.recent')}</h2>
            <a href={`${addressIn(locale, '/search-signs/words')}?order=recent`}>{t('home.recentAll')}</a>
          </div>
          <CardGrid>
            {view.recent.map((card) => (
              <CardItem key={card.id}>
                <SignCard sign={card} locale={locale} />
              </CardItem>
            ))}
          </CardGrid>
        </section>
      )}
      {view.isDemo && <p className={styles.demo}>{t('home.demo')}</p>}
    </div>
  )
}

interface TodayProps {
  sign: SignCardView
  video: Route.ComponentProps['loaderData']['video']
  locale: Route.ComponentProps['loaderData']['locale']
}

function Today({ sign, video, locale }: TodayProps) {
  const { t } = useTranslation('public')
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today" className={styles.todayTitle}>
        {t('home.signOfTheDay')}
      </h2>
      {video ? (
        <SignVideo video={video} label={sign.gloss.text} />
      ) : (
        <SignCard sign={sign} locale={locale} level={3} lazy={false} />
      )}
      {video && (
        <p className={styles.todayWords}>
          <a className="gloss" href={addressIn(locale, `/signs/view/${sign.id}`)}>
            {sign.gloss.text}
          </a>
          {sign.words && (
            <span lang={sign.words.language === locale ? undefined : sign.words.language}>
              {sign.words.text}
            </span>
          )}
        </p>
      )}
    </section>
  )
}
