import type { MouseEventHandler, ReactNode } from 'react'
import { type HandStyle, shownPicture } from '#domains/hand-drawings/shown-picture.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { handPictureUrls } from '#domains/hand-drawings/ui/hand-picture-urls.ts'
import { Notation } from '#domains/hand-drawings/ui/Notation.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { ButtonLink } from '#ui/base/Button.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { UploadedPicture } from '#ui/base/UploadedPicture.tsx'
import type { Scene } from '#ui/body/scene.ts'
import type { HandshapeSignsView } from '../../presenters/handshape-signs.presenter.ts'
import { searchAddress } from '../../query/search-address.ts'
import { ResultsFrame } from '../results/ResultsFrame.tsx'
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
  /** The scenes of areas. */
  scenes: readonly Scene[]
  locale: Locale
  onFilterClick: MouseEventHandler
}

/** The page of one handshape: hand and scope, similar handshapes, filters and signs. */
export function HandshapeSigns({ view, scenes, locale, onFilterClick }: Props) {
  const { t } = useTranslation('handshapes')
  const { hand, nearestHandshapes } = view
  const { style } = useHandStyle()
  const urls = handPictureUrls([hand, ...nearestHandshapes], style)
  const near = (
    <NearestHandshapes
      handshapes={nearestHandshapes}
      queryString={view.nearestQueryString}
      style={style}
      urls={urls}
      locale={locale}
    />
  )
  return (
    <>
      <div className={styles.trail}>
        <HandshapeBreadcrumb view={view} locale={locale} />
      </div>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title} lang={hand.language === locale ? undefined : hand.language}>
            {hand.name}
          </h1>
          <Notation hand={hand} style={style} />
          <OtherPicture hand={hand} style={style} />
        </div>
        <HandshapeHead view={view} style={style} urls={urls} />
        {!isUnused(view) && (
          <div className={styles.choices}>
            <FacetLinks label={t('signs.hand')} links={view.hands} locale={locale} />
            <FacetLinks label={t('signs.scope')} links={view.scopes} locale={locale} />
          </div>
        )}
      </div>
      {isUnused(view) ? (
        <>
          <UnusedHandshape locale={locale} />
          {near}
          <HandStyleSwitch />
        </>
      ) : (
        <HandshapeResults view={view} scenes={scenes} locale={locale} onFilterClick={onFilterClick}>
          {near}
          <HandStyleSwitch />
        </HandshapeResults>
      )}
    </>
  )
}

/** Beside a drawn hand its uploaded picture, and the reverse where the dictionary shows pictures first. */
function OtherPicture({ hand, style }: { hand: HandshapeSignsView['hand']; style: HandStyle }) {
  const { t } = useTranslation('handshapes')
  const { drawing, picture, name } = hand
  if (drawing === null || picture === null) return null
  if (shownPicture(hand, style)?.kind !== 'picture')
    return <UploadedPicture src={picture} alt={t('signs.picture', { name })} className={styles.uploaded} />
  return <HandPicture hand={{ drawing, symbol: null, picture: null }} size="large" />
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

interface ResultsProps extends Props {
  /** Content below the filters. */
  children: ReactNode
}

/** The filters and the signs. */
function HandshapeResults({ view, scenes, locale, onFilterClick, children }: ResultsProps) {
  const { t } = useTranslation('handshapes')
  const { results } = view
  return (
    <div id="found" className={styles.found}>
      <ResultsFrame
        view={results}
        locale={locale}
        title={t('signs.found')}
        level={2}
        filters={
          <>
            <WordFilterForm
              query={results.query}
              preservedParams={searchAddress(
                { ...results.query, q: '', order: 'best', letter: null, page: 1 },
                results.filters,
              )}
              label={t('signs.word')}
              orders={results.orders}
            />
            <Refinements view={view} scenes={scenes} locale={locale} />
            <ButtonLink to={`/${locale}/search-signs/category${view.searchQueryString}`}>
              {t('signs.further')}
            </ButtonLink>
            {children}
          </>
        }
        onFilterClick={onFilterClick}
      />
    </div>
  )
}

/** Links to all handshapes and to the head of the family. */
function HandshapeBreadcrumb({ view: { hand, head }, locale }: Pick<Props, 'view' | 'locale'>) {
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
