import type { ReactNode } from 'react'
import type { HandStyle } from '#domains/hand-drawings/shown-picture.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CardItem } from '#ui/base/Card.tsx'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { HandMatchesView, SingleHandshapeView } from '../../../presenters/hand-matches.presenter.ts'
import { SignCard } from '../../cards/SignCard.tsx'
import styles from './HandMatches.module.css'
import { HandTile } from './HandTile.tsx'

interface Props {
  view: HandMatchesView
  style: HandStyle
  /** URLs of the pictures: see `handPictureUrls`. */
  urls: ReadonlyMap<string, string>
  /** URLs of the symbols as notation. */
  notationUrls: ReadonlyMap<string, string>
  locale: Locale
  /** Content between the handshapes and the signs. */
  children?: ReactNode
}

/** Handshapes with the fewest signs follow after a click, so that the list stays short. */
const maxOpen = 12

/** The handshapes that fit a look with their notation, those nearly equal with the difference, and the signs. */
export function HandMatches({ view, style, urls, notationUrls, locale, children }: Props) {
  const { t } = useTranslation('handBuilder')
  const { fitting, near, signs } = view
  const shown = { style, urls, locale }
  const tile = (hand: SingleHandshapeView) => (
    <li key={hand.id}>
      <HandTile
        {...shown}
        hand={hand}
        notation={style === 'drawing' && <Notation symbol={hand.symbol} urls={notationUrls} />}
      />
    </li>
  )
  return (
    <div className={styles.matches}>
      {fitting.length === 0 ? (
        <p>{t('near.text')}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list. */}
          <ul role="list" className={styles.fitting} aria-labelledby="answer">
            {fitting.slice(0, maxOpen).map(tile)}
          </ul>
          {fitting.length > maxOpen && (
            <Disclosure summary={t('moreFitting', { count: fitting.length - maxOpen })}>
              {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
              <ul role="list" className={styles.fitting}>
                {fitting.slice(maxOpen).map(tile)}
              </ul>
            </Disclosure>
          )}
        </>
      )}
      {near.length > 0 && (
        <section aria-labelledby="near-hands">
          <h2 id="near-hands" className={styles.title}>
            {t('near.title')}
          </h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
          <ul role="list" className={styles.near}>
            {near.map((hand) => (
              <li key={hand.id}>
                <HandTile {...shown} hand={hand} size="medium" reason={hand.reason} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
      {signs.total > 0 && <Signs signs={signs} locale={locale} />}
    </div>
  )
}

/** The SignWriting symbol of a handshape, small. */
function Notation({ symbol, urls }: { symbol: string | null; urls: ReadonlyMap<string, string> }) {
  if (symbol === null) return null
  return (
    <HandPicture
      hand={{ symbol, drawing: null, picture: null }}
      style="symbol"
      urls={urls}
      className={styles.notation}
    />
  )
}

function Signs({
  signs: { total, cards, queryString },
  locale,
}: Pick<HandMatchesView, 'signs'> & { locale: Locale }) {
  const { t } = useTranslation('handBuilder')
  return (
    <section aria-labelledby="built-signs">
      <div className={styles.head}>
        <h2 id="built-signs" className={styles.title}>
          {t('signs', { count: total })}
        </h2>
        {queryString !== null && total > cards.length && (
          <a href={`/${locale}/search-signs/category/search-result${queryString}`} className={styles.all}>
            {t('seeAll')}
            <VisuallyHidden>: {t('seeAllSigns')}</VisuallyHidden>
          </a>
        )}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
      <ul role="list" className={styles.signs}>
        {cards.map((card) => (
          <CardItem key={card.id}>
            <SignCard sign={card} locale={locale} level={3} />
          </CardItem>
        ))}
      </ul>
    </section>
  )
}
