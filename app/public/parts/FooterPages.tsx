import { useTranslation } from '#platform/i18n/use-translation.ts'
import { localizedPath, menuItemsIn } from '../../site-map.ts'
import { useRootData } from '../use-shell.ts'
import styles from './Footer.module.css'

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
