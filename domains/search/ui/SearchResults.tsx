import { contactUrl } from '#domains/contacts/contact-url.ts'
import { HandFiles } from '#domains/hand-drawings/ui/HandFiles.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { CardGrid, CardItem } from '#ui/base/Card.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { LettersBar } from '#ui/base/LettersBar.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import type { ResultsView } from '../presenters/search.presenter.ts'
import { searchAddress } from '../query/search-address.ts'
import type { SearchQuery } from '../search-model.ts'
import { alphabetLetters } from './alphabet-letters.ts'
import { SignCard } from './cards/SignCard.tsx'
import { SignRow, SignRows } from './cards/SignRow.tsx'
import styles from './SearchResults.module.css'

interface Props {
  view: ResultsView
  /** The query as typed so far, when it is newer than `view`. */
  query?: SearchQuery
  locale: Locale
  /** The path of the results page when it is another page; letters and pages link to it. */
  base?: string
  /** Fragment of the links of letters and pages: `#found`. */
  hash?: string
  isPending?: boolean
}

/** Letters, count, cards and pages of the results; without results, a message with links to other searches. */
export function SearchResults({
  view,
  query = view.query,
  locale,
  base = '',
  hash = '',
  isPending = false,
}: Props) {
  const { t } = useTranslation('search')
  const href = (change: Partial<SearchQuery>) =>
    base + searchAddress({ ...view.query, page: 1, ...change }, view.filters) + hash
  return (
    <section className={styles.results} aria-label={t('results')} aria-busy={isPending}>
      <LettersBar
        letters={alphabetLetters(view.letters, locale)}
        available={new Set(view.letters)}
        current={view.query.letter ?? undefined}
        hrefFor={(letter) => href({ letter: letter ?? null })}
      />
      {!isPending && <DidYouMeanLinks view={view} locale={locale} href={href} />}
      <p className={styles.count} role="status">
        {view.forgiven && view.total > 0
          ? t('forgiven', { q: view.query.q })
          : view.total > 0 && t('found', { count: view.total })}
        {isPending && <span> {t('asking')}</span>}
      </p>
      {view.total === 0 ? (
        !isPending && <NoResults view={{ ...view, query }} locale={locale} base={base} />
      ) : (
        <HandFiles hands={view.cards.map(({ hand }) => hand)}>
          <CardGrid>
            {view.cards.map((card, at) => (
              <CardItem key={card.id}>
                <SignCard sign={card} locale={locale} level={2} lazy={at >= 4} />
              </CardItem>
            ))}
          </CardGrid>
        </HandFiles>
      )}
      <Pagination page={view.query.page} pages={view.pages} hrefFor={(page) => href({ page })} />
    </section>
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
  base: string
}

/** The message without results, with links to wider searches. */
function NoResults({ view: { query, near, filters, chosen }, locale, base }: NoResultsProps) {
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
              <ButtonLink
                variant="primary"
                to={base + searchAddress({ ...query, ...wider, page: 1 }, filters)}
              >
                {t(letter !== null ? 'none.withoutLetter' : 'none.general')}
              </ButtonLink>
            )}
            {q && chosen.length > 0 && (
              <a href={base + searchAddress({ ...query, page: 1 })}>{t('filter.clear')}</a>
            )}
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
      <HandFiles hands={near.map(({ card }) => card.hand)}>
        <SignRows>
          {near.map(({ card, reason }) => (
            <SignRow key={card.id} sign={card} locale={locale}>
              {reason}
            </SignRow>
          ))}
        </SignRows>
      </HandFiles>
    </section>
  )
}
