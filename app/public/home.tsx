import { illustrationHands } from '#domains/hand-drawings/illustration-hands.ts'
import { HandFiles } from '#domains/hand-drawings/ui/HandFiles.tsx'
import { mediaUrl } from '#domains/media/media.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { cardContext } from '#domains/search/presenters/card-context.ts'
import { presentCard, type SignCardView } from '#domains/search/presenters/search.presenter.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import { SignCard } from '#domains/search/ui/cards/SignCard.tsx'
import { presentVideo } from '#domains/sign-page/sign.presenter.ts'
import { signOfTheDay } from '#domains/sign-page/sign-of-the-day.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CardItem } from '#ui/base/Card.tsx'
import { CardRow } from '#ui/base/CardRow.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { appContext } from '../app-context.ts'
import { describeDictionary, getDemoShare } from '../describe-dictionary.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/home.ts'
import styles from './home.module.css'
import { getHomeData } from './home-data.ts'
import { GettingStarted } from './parts/GettingStarted.tsx'
import { HandshapeStrip } from './parts/HandshapeStrip.tsx'
import type { IllustrationSign } from './parts/SearchMethodPicture.tsx'
import { SearchMethods } from './parts/SearchMethods.tsx'
import { SignOfTheDay, type SignOfTheDayView } from './parts/SignOfTheDay.tsx'
import { Statistics } from './parts/Statistics.tsx'
import { WordSearchBox } from './parts/WordSearchBox.tsx'

export { pageMeta as meta } from '../page-meta.ts'

const maxRecentCards = 8

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  const { dictionary, now, settings, origin } = app
  const cards = cardContext(dictionary, locale)
  const header = dictionary.media(dictionary.appearance.headerImageId)
  const picture = header?.files.web ?? header?.files.original
  const { statistics, frequentHandshapes, signOfTheDayCandidates } = getHomeData(dictionary, locale)
  const today = await findSignOfTheDay(
    dictionary,
    signOfTheDay(signOfTheDayCandidates, isoDateIn(now(), settings.timeZone)),
    locale,
  )
  const { hits } = dictionary.search({ ...emptyQuery(locale), order: 'recent', perPage: maxRecentCards })
  const recent = dictionary.byIds(hits.map(({ id }) => id)).map((entry) => presentCard(entry, cards))
  const { title, summary } = describeDictionary(app, locale)
  const { isDemo } = getDemoShare(dictionary, locale)
  return {
    page: {
      title: title.text,
      description: summary.text,
      ...(!picture && today && { image: posterOf(today, origin) }),
    },
    messages: getMessagesUrl(locale, ['signs']),
    locale,
    picture: picture ? mediaUrl(picture.key) : null,
    title,
    text: summary,
    signOfTheDay: today,
    recent,
    statistics,
    frequentHandshapes,
    illustrationSigns: illustrationSigns([...recent.toReversed(), ...(today ? [today.card] : [])], locale),
    isDemo,
  }
}

/** The poster of the sign of the day for link previews; null without one. */
function posterOf({ video, card }: SignOfTheDayView, origin: string) {
  const path = video?.poster ?? card.poster
  if (!path) return null
  return { url: `${origin}${path}`, width: video?.posterWidth ?? null, height: video?.posterHeight ?? null }
}

/** The card and the video of a sign; null without an id. */
async function findSignOfTheDay(
  dictionary: PublishedDictionary,
  id: number | undefined,
  locale: Locale,
): Promise<SignOfTheDayView | null> {
  const sign = id === undefined ? null : await dictionary.findSign(id)
  const entry = sign && dictionary.card(sign.id)
  if (!entry) return null
  const video = sign.media.find(({ role }) => role === 'main')?.media
  return {
    card: presentCard(entry, cardContext(dictionary, locale)),
    video: video ? presentVideo(video) : null,
  }
}

/** The signs for the pictures of the search methods: those with a poster, with a word in the page's language. */
const illustrationSigns = (cards: readonly SignCardView[], locale: Locale): IllustrationSign[] =>
  cards.flatMap(({ poster, words }) => {
    const word = words?.language === locale ? (words.text.split(', ')[0] ?? null) : null
    return poster ? { poster, word } : []
  })

/** The home page: search, sign of the day, search methods, newest signs and statistics. */
export default function Home({ loaderData: view }: Route.ComponentProps) {
  const { t } = useTranslation('public')
  const { locale, signOfTheDay: today, isDemo } = view
  const hands = [
    ...view.frequentHandshapes,
    ...Object.values(illustrationHands),
    ...[...view.recent, ...(today ? [today.card] : [])].map(({ hand }) => hand),
  ]
  return (
    <HandFiles hands={hands}>
      <div className={styles.home}>
        {isDemo && (
          <p className={styles.demo}>
            <strong className={styles.mark}>{t('home.demoMark')}</strong> {t('home.demo')}{' '}
            <a href="#begin">{t('home.demoBegin')}</a>
          </p>
        )}
        <Hero {...view} />
        {view.frequentHandshapes.length > 1 && <HandshapeStrip hands={view.frequentHandshapes} />}
        <SearchMethods signs={view.illustrationSigns} />
        {view.recent.length === 0 ? (
          <EmptyState title={t('home.empty')} />
        ) : (
          <CardRow
            id="recent"
            title={t('home.recent')}
            moreLink={
              <a href={`${localizedPath(locale, '/search-signs/words')}?order=recent`}>
                {t('home.recentAll')}
              </a>
            }
          >
            {view.recent.map((card) => (
              <CardItem key={card.id}>
                <SignCard sign={card} locale={locale} showDemoBadge={!isDemo} />
              </CardItem>
            ))}
          </CardRow>
        )}
        <Statistics numbers={view.statistics} />
        {isDemo && today && <GettingStarted sign={today.card.id} />}
      </div>
    </HandFiles>
  )
}

function Hero({ locale, title, text, picture, signOfTheDay: today }: Route.ComponentProps['loaderData']) {
  const { t } = useTranslation('public')
  const other = (language: string | undefined) => (language && language !== locale ? language : undefined)
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        {picture && <img className={styles.picture} src={picture} alt="" />}
        <h1 className={styles.title} lang={other(title.language)}>
          {title.text}
        </h1>
        <p className={styles.text} lang={other(text.language)}>
          {text.text}
        </p>
        <WordSearchBox locale={locale} label={t('home.find')} />
      </div>
      {today && <SignOfTheDay today={today} />}
    </div>
  )
}
