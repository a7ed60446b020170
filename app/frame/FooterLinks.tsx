import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { menuItemsIn } from '../site-links.ts'
import styles from './FooterLinks.module.css'
import { useRootData } from './use-root-data.ts'

interface Props {
  /** Selects the pages of the program; the pages written by the owner follow. */
  placement: 'footer' | 'auth'
}

/** Links to further pages at the end of a page. */
export function FooterLinks({ placement }: Props) {
  const { t } = useTranslation('public')
  const { locale, contents } = useRootData()
  return (
    <nav aria-label={t('footer.pages')}>
      <ul className={styles.pages}>
        {menuItemsIn(placement).map(({ key, path }) => (
          <li key={key}>
            <a href={localizedPath(locale, path)}>{t(`place.${key}`)}</a>
          </li>
        ))}
        {contents.map(({ slug, title, language }) => (
          <li key={slug}>
            <a href={localizedPath(locale, `/${slug}`)} lang={language === locale ? undefined : language}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
