import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useShell } from '../../public/use-shell.ts'
import { addressIn, placesIn } from '../../site-map.ts'
import styles from './AuthFooter.module.css'

/** Contact, and the pages that somebody who gives their data away may want to read. */
export function AuthFooter() {
  const { t } = useTranslation('public')
  const { locale, contents } = useShell()
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('footer.pages')}>
        <ul className={styles.pages}>
          {placesIn('auth').map(({ key, path }) => (
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
    </footer>
  )
}
