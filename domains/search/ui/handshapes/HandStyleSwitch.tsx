import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import type { HandStyle } from '#domains/hand-drawings/shown-picture.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { withHandStyle } from '../../query/hand-style.ts'
import styles from './HandStyleSwitch.module.css'
import { storeHandStyle, useHandStyle } from './use-hand-style.ts'

const handStyles: readonly HandStyle[] = ['drawing', 'symbol']

/**
 * The choice between drawn hands and SignWriting, as links to the same page. In the browser the choice is stored, and
 * a link is followed only to change the URL.
 */
export function HandStyleSwitch() {
  const { t } = useTranslation('handshapes')
  const { pathname, search } = useLocation()
  const { style: shown, inUrl } = useHandStyle()
  const choose = (style: HandStyle) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    storeHandStyle(style)
    if (inUrl === null || inUrl === style) event.preventDefault()
  }
  return (
    <nav className={styles.switch} aria-label={t('style.label')}>
      {handStyles.map((style) => (
        <a
          key={style}
          className={styles.choice}
          href={pathname + withHandStyle(search, style)}
          aria-current={style === shown ? 'true' : undefined}
          onClick={choose(style)}
        >
          {t(`style.${style}`)}
        </a>
      ))}
    </nav>
  )
}
