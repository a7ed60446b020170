import { type HandStyle, shownPicture } from '#domains/hand-drawings/shown-picture.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { handPictureUrls } from '#domains/hand-drawings/ui/hand-picture-urls.ts'
import { Notation } from '#domains/hand-drawings/ui/Notation.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { ButtonLink } from '#ui/base/Button.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import type { HandshapeSignsView } from '../../presenters/handshape-signs.presenter.ts'
import { searchAddress } from '../../query/search-address.ts'
import { ChosenFilterChips } from '../ChosenFilterChips.tsx'
import { SearchResults } from '../SearchResults.tsx'
import { WordFilterForm } from '../WordFilterForm.tsx'
import { FacetLinks } from './FacetLinks.tsx'
import { HandStyleSwitch } from './HandStyleSwitch.tsx'
import styles from './HandshapeSigns.module.css'
import { HandTurner } from './HandTurner.tsx'
import { NearestHandshapes } from './NearestHandshapes.tsx'
import { Refinements } from './Refinements.tsx'
import { useHandStyle } from './use-hand-style.ts'

interface Props {
  view: HandshapeSignsView
  locale: Locale
}

/** The page of one handshape: hand and scope, similar handshapes, filters and signs. */
export function HandshapeSigns({ view, locale }: Props) {
  const { t } = useTranslation('handshapes')
  const { hand, nearestHandshapes } = view
  const { style } = useHandStyle()
  const urls = handPictureUrls([hand, ...nearestHandshapes], style)
  return (
    <>
      <div className={styles.top}>
        <HandshapeBreadcrumb view={view} locale={locale} />
        <HandStyleSwitch />
      </div>
      <div className={styles.head}>
        <HandshapeHead view={view} style={style} urls={urls} />
        <div className={styles.words}>
          <h1 className={styles.title}>
            <span className={styles.kind}>{t('signs.eyebrow')}</span>{' '}
            <span className={styles.name} lang={hand.language === locale ? undefined : hand.language}>
              {hand.name}
            </span>
          </h1>
          <Notation hand={hand} style={style} />
          {!isUnused(view) && (
            <>
              <FacetLinks label={t('signs.hand')} links={view.hands} locale={locale} />
              <FacetLinks label={t('signs.scope')} links={view.scopes} locale={locale} />
            </>
          )}
        </div>
      </div>
      <NearestHandshapes
        handshapes={nearestHandshapes}
        queryString={view.nearestQueryString}
        style={style}
        urls={urls}
        locale={locale}
      />
      {isUnused(view) ? (
        <UnusedHandshape locale={locale} />
      ) : (
        <HandshapeResults view={view} locale={locale} />
      )}
    </>
  )
}

interface HeadProps {
  view: HandshapeSignsView
  style: HandStyle
  urls: ReadonlyMap<string, string>
}

/** The handshape, large; a drawn hand can be turned. */
function HandshapeHead({ view: { hand, turnStart }, style, urls }: HeadProps) {
  const shown = shownPicture(hand, style)
  if (shown?.kind === 'drawing')
    return <HandTurner key={shown.id} hand={hand} drawing={shown.id} start={turnStart} urls={urls} />
  return (
    <div className={styles.picture}>
      <HandPicture hand={hand} size="large" style={style} urls={urls} className={styles.still} />
    </div>
  )
}

/** Whether no sign has the handshape, so there is nothing to choose. */
const isUnused = ({ hands, results: { query, chosen } }: HandshapeSignsView): boolean =>
  hands.every(({ count }) => count === 0) && chosen.length === 0 && query.q === '' && query.letter === null

/** The message for a handshape without signs. */
function UnusedHandshape({ locale }: Pick<Props, 'locale'>) {
  const { t } = useTranslation('handshapes')
  return (
    <EmptyState
      title={t('signs.none')}
      actions={<a href={`/${locale}/search-signs/handshape`}>{t('all.onlyUsed')}</a>}
    />
  )
}

/** The filters and the signs. */
function HandshapeResults({ view, locale }: Props) {
  const { t } = useTranslation('handshapes')
  const { results } = view
  return (
    <div className={styles.search}>
      <div className={styles.narrow}>
        <Refinements view={view} locale={locale} />
        <ButtonLink to={`/${locale}/search-signs/category${view.searchQueryString}`}>
          {t('signs.further')}
        </ButtonLink>
      </div>
      <div id="found" className={styles.found}>
        <ChosenFilterChips view={results} />
        <WordFilterForm
          query={results.query}
          preservedParams={searchAddress(
            { ...results.query, q: '', order: 'best', letter: null, page: 1 },
            results.filters,
          )}
          label={t('signs.word')}
          hasOrder
        />
        <SearchResults view={results} locale={locale} hash="#found" />
      </div>
    </div>
  )
}

/** Links to all handshapes and to the head of the family. */
function HandshapeBreadcrumb({ view: { hand, head }, locale }: Props) {
  const { t } = useTranslation('handshapes')
  const all = `/${locale}/search-signs/handshape`
  return (
    <Breadcrumb
      label={t('signs.trail')}
      items={[
        { label: t('title'), to: all },
        ...(head ? [{ label: head.name, to: `${all}/signs/${head.id}` }] : []),
        { label: hand.name },
      ]}
    />
  )
}
