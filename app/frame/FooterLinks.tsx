import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from '../public/parts/Footer.module.css'
import { localizedPath, menuItemsIn } from '../site-links.ts'
import { useRootData } from './use-root-data.ts'

interface Props {
  /** Which pages of the program stand there, before the texts of the owner. */
  placement: 'footer' | 'auth'
}

/** Further pages, and the texts of the owner, at the end of a page. */
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
