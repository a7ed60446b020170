import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import { localizedPath, menuItemsIn } from '../../site-links.ts'
import { type IllustrationSign, SearchMethodPicture } from './SearchMethodPicture.tsx'
import styles from './SearchMethods.module.css'

/** The ways of searching, each with a picture of what it does. */
export function SearchMethods({ signs }: { signs: readonly IllustrationSign[] }) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  return (
    <nav aria-label={t('home.ways')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one. */}
      <ul role="list" className={styles.doors}>
        {menuItemsIn('door').map(({ key, path }) => (
          <li key={key}>
            <a className={styles.door} href={localizedPath(locale, path)}>
              <span className={styles.picture} aria-hidden>
                <SearchMethodPicture method={key} signs={signs} />
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
