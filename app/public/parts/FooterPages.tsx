import { useTranslation } from '#platform/i18n/use-translation.ts'
import { addressIn, placesIn } from '../../site-map.ts'
import { useShell } from '../use-shell.ts'
import styles from './Footer.module.css'

interface Props {
  /** Which pages of the program stand there, before the texts of the owner. */
  of: 'footer' | 'auth'
}

/** Further pages, and the texts of the owner, at the end of a page. */
export function FooterPages({ of }: Props) {
  const { t } = useTranslation('public')
  const { locale, contents } = useShell()
  return (
    <nav aria-label={t('footer.pages')}>
      <ul className={styles.pages}>
        {placesIn(of).map(({ key, path }) => (
          <li key={key}>
            <a href={addressIn(locale, path)}>{t(`place.${key}`)}</a>
          </li>
        ))}
        {contents.map(({ slug, title, language }) => (
          <li key={slug}>
            <a href={addressIn(locale, `/${slug}`)} lang={language === locale ? undefined : language}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
