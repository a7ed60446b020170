import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { HandSymbol } from '#ui/signwriting/HandSymbol.tsx'
import { addressIn, placesIn } from '../../site-map.ts'
import styles from './Doors.module.css'

const marks = { words: ['S10000', 'S10e00', 'S1ce00'], viewAll: ['S15a00', 'S14c00', 'S20300'] }

/** The ways of searching, each with a picture of handshapes. */
export function Doors({ locale }: { locale: Locale }) {
  const { t } = useTranslation('public')
  return (
    <nav aria-label={t('home.ways')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one. */}
      <ul role="list" className={styles.doors}>
        {placesIn('door').map(({ key, path }) => (
          <li key={key}>
            <a className={styles.door} href={addressIn(locale, path)}>
              <span className={styles.picture}>
                {marks[key].map((symbol) => (
                  <HandSymbol key={symbol} symbol={symbol} />
                ))}
              </span>
              <strong className={styles.name}>{t(`place.${key}`)}</strong>
              <span className={styles.text}>{t(`door.${key}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
