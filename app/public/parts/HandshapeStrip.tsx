import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import ArrowRight from '#ui/icons/arrow-right.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import type { FrequentHandshape } from '../home-data.ts'
import styles from './HandshapeStrip.module.css'

/** The most frequent handshapes, each linked to its signs; on phones two rows that scroll sideways. */
export function HandshapeStrip({ hands }: { hands: readonly FrequentHandshape[] }) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  return (
    <nav className={styles.band} aria-labelledby="hands">
      <div className={styles.head}>
        <h2 id="hands" className={styles.title}>
          {t('hands.title')}
        </h2>
        <p className={styles.text}>{t('hands.text')}</p>
        <a className={styles.all} href={localizedPath(locale, '/search-signs/handshape')}>
          {t('hands.all')} <Icon icon={ArrowRight} size={18} />
        </a>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without it, Safari does not announce a list without markers. */}
      <ul role="list" className={styles.hands}>
        {hands.map((hand, at) => (
          <li key={hand.id}>
            <a
              className={styles.hand}
              href={localizedPath(locale, `/search-signs/handshape/signs/${hand.id}`)}
              title={`${hand.name}: ${t('count.signs', { count: hand.count })}`}
            >
              <HandPicture hand={hand} size="large" className={styles.picture} />
              {/* The first count says what is counted. */}
              <span className={styles.count} aria-hidden>
                {at === 0 ? t('count.signs', { count: hand.count }) : formatNumber(hand.count, locale)}
              </span>
              <VisuallyHidden>
                <span lang={hand.language === locale ? undefined : hand.language}>{hand.name}</span>:{' '}
                {t('count.signs', { count: hand.count })}
              </VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
