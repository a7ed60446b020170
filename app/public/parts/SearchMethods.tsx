import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import { menuItemsIn } from '../../site-links.ts'
import { type IllustrationSign, SearchMethodPicture } from './SearchMethodPicture.tsx'
import styles from './SearchMethods.module.css'

/** Links to the search methods, each with a picture. */
export function SearchMethods({ signs }: { signs: readonly IllustrationSign[] }) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  return (
    <nav aria-label={t('home.ways')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without it, Safari does not announce a list without markers. */}
      <ul role="list" className={styles.doors}>
        {menuItemsIn('searchMethod').map(({ key, path }) => (
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
