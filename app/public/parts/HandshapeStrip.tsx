import { formatNumber } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import { symbolSpriteUrl } from '#ui/signwriting/symbol-sprite.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import type { FrequentHandshape } from '../home-data.ts'
import styles from './HandshapeStrip.module.css'

/**
 * The most frequent handshapes in a row as SignWriting symbols, each linked to its signs. The row scrolls on narrow
 * screens.
 */
export function HandshapeStrip({ hands }: { hands: readonly FrequentHandshape[] }) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  const file = symbolSpriteUrl(hands.map(({ symbol }) => symbol))
  return (
    <nav className={styles.frieze} aria-labelledby="hands">
      <h2 id="hands" className={styles.title}>
        {t('hands.title')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without it, Safari does not announce a list without markers. */}
      <ul role="list" className={styles.hands}>
        {hands.map(({ id, symbol, name, language, count }) => (
          <li key={id}>
            <a
              className={styles.hand}
              href={localizedPath(locale, `/search-signs/handshape/signs/${id}`)}
              title={`${name}: ${t('count.signs', { count })}`}
            >
              <svg aria-hidden>
                <use href={`${file}#${symbol}`} />
              </svg>
              <span className={styles.count}>{formatNumber(count, locale)}</span>
              <VisuallyHidden>
                <span lang={language === locale ? undefined : language}>{name}</span>:{' '}
                {t('count.signs', { count })}
              </VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
