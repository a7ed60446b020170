import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { SignMark, type SignSymbolName } from '#ui/base/SignMark.tsx'
import { addressIn, placesIn } from '../../site-map.ts'
import styles from './Doors.module.css'

const marks = { words: ['index', 'two', 'ring'], viewAll: ['flat', 'five', 'fist'] } satisfies Record<
  string,
  SignSymbolName[]
>

/** The ways of searching, each with a picture of handshapes. */
export function Doors({ locale }: { locale: Locale }) {
  const { t } = useTranslation('public')
  return (
    <nav aria-label={t('home.ways')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one. */}
      <ul role="list" className={styles.doors}>
        {placesIn('door').map(({ key, path }) => (
          <li key={key}>
            <Link className={styles.door} to={addressIn(locale, path)}>
              <span className={styles.picture}>
                {marks[key].map((name) => (
                  <SignMark key={name} name={name} size={1.6} />
                ))}
              </span>
              <strong className={styles.name}>{t(`place.${key}`)}</strong>
              <span className={styles.text}>{t(`door.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
