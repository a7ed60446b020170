import { useTranslation } from '#platform/i18n/use-translation.ts'
import { addressIn, placesIn } from '../../site-map.ts'
import { useShell } from '../use-shell.ts'
import { DoorPicture, type DoorSign } from './DoorPicture.tsx'
import styles from './Doors.module.css'

/** The ways of searching, each with a picture of what it does. */
export function Doors({ signs }: { signs: readonly DoorSign[] }) {
  const { t } = useTranslation('public')
  const { locale } = useShell()
  return (
    <nav aria-label={t('home.ways')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one. */}
      <ul role="list" className={styles.doors}>
        {placesIn('door').map(({ key, path }) => (
          <li key={key}>
            <a className={styles.door} href={addressIn(locale, path)}>
              <span className={styles.picture} aria-hidden>
                <DoorPicture of={key} signs={signs} />
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
