import { contactUrl } from '#domains/contacts/contact-url.ts'
import { handsOfPicture } from '#domains/hand-drawings/articulation-picture.ts'
import { HandFiles } from '#domains/hand-drawings/ui/HandFiles.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { CardGrid, CardGridSkeleton, CardItem } from '#ui/base/Card.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import MessageSquare from '#ui/icons/message-square.ts'
import type { ResultsView } from '../../presenters/search.presenter.ts'
import { searchAddress } from '../../query/search-address.ts'
import type { SearchQuery } from '../../search-model.ts'
import { CompactSignCard, CompactSignCards } from '../cards/CompactSignCard.tsx'
import { SignCard } from '../cards/SignCard.tsx'
import { Combination } from './Combination.tsx'
import { PrintResults } from './PrintResults.tsx'
import styles from './ResultsList.module.css'

interface Props {
  view: ResultsView
  /** The query as typed so far. */
  query: SearchQuery
  locale: Locale
  /** Heading level of the cards. */
  level: 2 | 3
  isPending: boolean
  /** The URL of another letter, page or word. */
  href: (change: Partial<SearchQuery>) => string
}

/** Cards and pages of the results; without results, a message with links to other searches. */
export function ResultsList({ view, query, locale, level, isPending, href }: Props) {
  if (view.total === 0)
    return isPending ? (
      <CardGridSkeleton />
    ) : (
      <>
        <Combination view={view} locale={locale} level={level} />
        <DidYouMeanLinks view={view} locale={locale} href={href} />
        <NoResults view={{ ...view, query }} locale={locale} />
      </>
    )
  return (
    <>
      {!isPending && <Combination view={view} locale={locale} level={level} />}
      {!isPending && <DidYouMeanLinks view={view} locale={locale} href={href} />}
      <HandFiles hands={view.cards.flatMap(({ articulation }) => handsOfPicture(articulation))}>
        <CardGrid>
          {view.cards.map((card, at) => (
            <CardItem key={card.id}>
              <SignCard sign={card} locale={locale} level={level} lazy={at >= 6} />
            </CardItem>
          ))}
        </CardGrid>
      </HandFiles>
      <Pagination page={view.query.page} pages={view.pages} hrefFor={(page) => href({ page })} />
      <PrintResults />
      <MissingSign q={view.query.q} locale={locale} />
    </>
  )
}

/** The way to the team for a sign that is not among the results. */
function MissingSign({ q, locale }: { q: string; locale: Locale }) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.missing}>
      <p>
        <strong>{t('missing.title')}</strong> <span>{t('missing.text')}</span>
      </p>
      <ButtonLink
        to={contactUrl(locale, q ? { missing: q } : undefined)}
        icon={<Icon icon={MessageSquare} />}
      >
        {t('missing.tell')}
      </ButtonLink>
    </div>
  )
}

interface DidYouMeanProps {
  view: ResultsView
  locale: Locale
  href: (change: Partial<SearchQuery>) => string
}

/** Links to searches for similar words. */
function DidYouMeanLinks({ view: { didYouMean }, locale, href }: DidYouMeanProps) {
  const { t } = useTranslation('search')
  if (didYouMean.length === 0) return null
  return (
    <p className={styles.didYouMean}>
      <span>{t('didYouMean')}</span>
      {didYouMean.map(({ text, language }) => (
        <a
          key={text}
          href={href({ q: text, letter: null })}
          lang={language !== null && language !== locale ? language : undefined}
        >
          {text}
        </a>
      ))}
    </p>
  )
}

interface NoResultsProps {
  view: ResultsView
  locale: Locale
}

/** The message without results, with links to wider searches. */
function NoResults({ view: { query, near, filters, chosen }, locale }: NoResultsProps) {
  const { t } = useTranslation('search')
  const { q, letter, type } = query
  const isNarrowed = q !== '' || letter !== null || chosen.length > 0
  const wider =
    letter !== null ? { letter: null } : type !== 'general' ? ({ type: 'general' } as const) : null
  return (
    <>
      <EmptyState
        title={t('none.title')}
        actions={
          <>
            {wider && (
              <ButtonLink variant="primary" to={searchAddress({ ...query, ...wider, page: 1 }, filters)}>
                {t(letter !== null ? 'none.withoutLetter' : 'none.general')}
              </ButtonLink>
            )}
            {q && chosen.length > 0 && <a href={searchAddress({ ...query, page: 1 })}>{t('filter.clear')}</a>}
            {isNarrowed && <a href={`/${locale}/search-signs/view-all`}>{t('none.all')}</a>}
            {q && <a href={contactUrl(locale, { missing: q })}>{t('none.tell')}</a>}
          </>
        }
      >
        {q && <p>{t('none.forWord', { q })}</p>}
      </EmptyState>
      {near.length > 0 && <NearestSigns near={near} locale={locale} />}
    </>
  )
}

/** The signs nearest to the query, each with the reason. */
function NearestSigns({ near, locale }: Pick<ResultsView, 'near'> & { locale: Locale }) {
  const { t } = useTranslation('search')
  return (
    <section className={styles.near} aria-labelledby="near">
      <h2 id="near">{t('near.title')}</h2>
      <p>{t('near.text')}</p>
      <HandFiles hands={near.flatMap(({ card }) => handsOfPicture(card.articulation))}>
        <CompactSignCards>
          {near.map(({ card, reason }) => (
            <CompactSignCard key={card.id} sign={card} locale={locale}>
              {reason}
            </CompactSignCard>
          ))}
        </CompactSignCards>
      </HandFiles>
    </section>
  )
}
