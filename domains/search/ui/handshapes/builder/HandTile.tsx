import type { ReactNode } from 'react'
import { type HandStyle, shownPicture } from '#domains/hand-drawings/shown-picture.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { SingleHandshapeView } from '../../../presenters/hand-matches.presenter.ts'
import { withHandStyle } from '../../../query/hand-style.ts'
import { useHandStyle } from '../use-hand-style.ts'
import styles from './HandTile.module.css'

interface Props {
  hand: SingleHandshapeView
  style: HandStyle
  urls: ReadonlyMap<string, string>
  locale: Locale
  size?: 'medium' | 'large'
  /** Shows no name, only the number of signs. */
  isNameless?: boolean
  /** What differs from the look that was asked for. */
  reason?: string
  notation?: ReactNode
}

/** A handshape with the number of its signs, as a link. */
export function HandTile({
  hand,
  style,
  urls,
  locale,
  size = 'large',
  isNameless = false,
  reason,
  notation,
}: Props) {
  const { t } = useTranslation('public')
  const { name, language, count, path } = hand
  const [pathname, queryString = ''] = path.split('?')
  const { inUrl } = useHandStyle()
  const isHidden = isNameless && shownPicture(hand, style) !== null
  const Name = isHidden ? VisuallyHidden : 'span'
  const signs = t('count.signs', { count })
  return (
    <a
      className={classNames(styles.tile, styles[size])}
      href={`/${locale}${pathname}${withHandStyle(queryString, inUrl ?? 'drawing')}`}
      title={isHidden ? name : undefined}
    >
      <HandPicture hand={hand} size={size} style={style} urls={urls} className={styles.picture} />
      <Name>
        <span className={styles.name} lang={language === locale ? undefined : language}>
          {name}
        </span>
      </Name>
      <VisuallyHidden>: </VisuallyHidden>
      {reason !== undefined && (
        <>
          <span className={styles.reason}>{reason}</span>
          <VisuallyHidden>, </VisuallyHidden>
        </>
      )}
      <span className={styles.count}>
        {isHidden ? (
          <>
            <span aria-hidden>{formatNumber(count, locale)}</span>
            <VisuallyHidden>{signs}</VisuallyHidden>
          </>
        ) : (
          signs
        )}
        {notation}
      </span>
    </a>
  )
}
