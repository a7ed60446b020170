import { firstHand, handsOfPicture } from '#domains/hand-drawings/articulation-picture.ts'
import { illustrationHands } from '#domains/hand-drawings/illustration-hands.ts'
import { HandFiles } from '#domains/hand-drawings/ui/HandFiles.tsx'
import { mediaUrl, shownFile } from '#domains/media/media.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { cardContext } from '#domains/search/presenters/card-context.ts'
import { presentCard } from '#domains/search/presenters/search.presenter.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import { SignCard } from '#domains/search/ui/cards/SignCard.tsx'
import { presentVideo } from '#domains/sign-page/presenters/sign.presenter.ts'
import { signOfTheDay } from '#domains/sign-page/sign-of-the-day.ts'
import { drawnArticulation } from '#domains/signs/drawn-articulation.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CardItem } from '#ui/base/Card.tsx'
import { CardRow } from '#ui/base/CardRow.tsx'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { appContext } from '../app-context.ts'
import { describeDictionary, getDemoShare } from '../describe-dictionary.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/home.ts'
import styles from './home.module.css'
import { getHomeData, type NetworkCorner } from './home-data.ts'
import { renderHomePictures } from './home-pictures.tsx'
import { GettingStarted } from './parts/GettingStarted.tsx'
import { HandshapeStrip } from './parts/HandshapeStrip.tsx'
import { Hero } from './parts/Hero.tsx'
import type { NetworkPictureView } from './parts/NetworkPicture.tsx'
import { SearchMethods } from './parts/SearchMethods.tsx'
import { SignOfTheDay, type SignOfTheDayView } from './parts/SignOfTheDay.tsx'
import { Statistics } from './parts/Statistics.tsx'

export { pageMeta as meta } from '../page-meta.ts'

const maxRecentCards = 5
/** Id of the element that is the first of the page on phones but not in the document. */
const handsId = 'frequent-hands'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  const { dictionary, now, settings, origin } = app
  const cards = cardContext(dictionary, locale)
  const header = dictionary.media(dictionary.appearance.headerImageId)
  const picture = header && shownFile(header)
  const { statistics, frequentHandshapes, signOfTheDayCandidates, letters, networkCorner, examples } =
    getHomeData(dictionary, locale)
  const today = await findSignOfTheDay(
    dictionary,
    signOfTheDay(signOfTheDayCandidates, isoDateIn(now(), settings.timeZone)),
    locale,
  )
  const { hits } = dictionary.search({
    ...emptyQuery(locale),
    order: 'recent',
    perPage: maxRecentCards,
  })
  const newest = dictionary.byIds(hits.map(({ id }) => id)).map((entry) => presentCard(entry, cards))
  const { title, summary, lead } = describeDictionary(app, locale)
  const { isDemo } = getDemoShare(dictionary, locale)
  return {
    page: {
      title: title.text,
      description: summary.text,
      ...(!picture && today && { image: posterOf(today, origin) }),
    },
    messages: getMessagesUrl(locale, ['signs']),
    locale,
    picture: picture
      ? {
          url: mediaUrl(picture.key),
          width: picture.width,
          height: picture.height,
          crop: dictionary.appearance.headerCrop,
        }
      : null,
    title,
    text: lead,
    signOfTheDay: today && { card: today.card, video: today.video, hand: today.hand },
    pictures: renderHomePictures(today?.drawn ?? null),
    examples,
    recent: newest,
    statistics,
    frequentHandshapes,
    letters,
    network: networkCorner && presentCorner(networkCorner),
    count: dictionary.count,
    isDemo,
  }
}

/** The poster of the sign of the day for link previews; null without one. */
function posterOf({ video, card }: Pick<SignOfTheDayView, 'video' | 'card'>, origin: string) {
  const path = video?.poster ?? card.poster
  if (!path) return null
  return { url: `${origin}${path}`, width: video?.posterWidth ?? null, height: video?.posterHeight ?? null }
}

/** The card, the video and the articulation of a sign; null without an id. */
async function findSignOfTheDay(dictionary: PublishedDictionary, id: number | undefined, locale: Locale) {
  const sign = id === undefined ? null : await dictionary.findSign(id)
  const entry = sign && dictionary.card(sign.id)
  if (!entry) return null
  const video = sign.media.find(({ role }) => role === 'main')?.media
  const context = cardContext(dictionary, locale)
  return {
    card: presentCard(entry, context),
    video: video ? presentVideo(video) : null,
    hand: firstHand(context.articulationOf?.(entry) ?? null),
    drawn: drawnArticulation(sign.document, dictionary.vocabulary),
  }
}

function presentCorner({ centre, around }: NetworkCorner): NetworkPictureView {
  const present = ({ poster, ...sign }: NetworkCorner['centre']) => ({
    ...sign,
    poster: mediaUrl(poster),
  })
  return { centre: present(centre), around: around.map(present) }
}

/** The home page: search, sign of the day, handshapes, other ways to search, newest signs and statistics. */
export default function Home({ loaderData: view }: Route.ComponentProps) {
  const { t } = useTranslation('public')
  const { locale, signOfTheDay: today, pictures, isDemo } = view
  const hands = [
    ...view.frequentHandshapes,
    illustrationHands['l-hand'],
    ...(today ? [today.hand, ...handsOfPicture(today.card.articulation)] : []),
    ...view.recent.flatMap(({ articulation }) => handsOfPicture(articulation)),
  ]
  return (
    <HandFiles hands={hands} first={view.frequentHandshapes}>
      {/* On phones the hands are above the sign of the day: not shown before they are there, nothing moves. */}
      <link rel="expect" href={`#${handsId}`} blocking="render" />
      <div className={styles.home}>
        <div className={styles.words}>
          <Hero {...view} />
        </div>
        {today && (
          <div className={styles.today}>
            <SignOfTheDay today={today} location={pictures.today} platformPicture={view.picture} />
          </div>
        )}
        <div id={handsId} className={styles.hands}>
          {view.frequentHandshapes.length > 1 && <HandshapeStrip hands={view.frequentHandshapes} />}
        </div>
        <SearchMethods
          count={view.count}
          letters={view.letters}
          network={view.network}
          location={pictures.example}
        />
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
                <SignCard sign={card} locale={locale} />
              </CardItem>
            ))}
          </CardRow>
        )}
        <Statistics numbers={view.statistics} />
        {isDemo && today && (
          <Disclosure id="begin" summary={t('begin.title')}>
            <GettingStarted sign={today.card.id} />
          </Disclosure>
        )}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawings, which contains no data of users. */}
      <div hidden dangerouslySetInnerHTML={{ __html: pictures.signer }} />
    </HandFiles>
  )
}
