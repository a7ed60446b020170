import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FooterLinks } from '../../frame/FooterLinks.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import styles from './Footer.module.css'

/** Partners, further pages, licence and credits. */
export function Footer() {
  const { t } = useTranslation('public')
  const { locale, partners } = useRootData()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {partners.length > 0 && (
          <section aria-label={t('footer.partners')}>
            <h2 className={styles.heading}>{t('footer.partners')}</h2>
            <ul className={styles.partners}>
              {partners.map(({ name, link, logo }) => (
                <li key={name}>
                  <Partner name={name} link={link} logo={logo} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <FooterLinks placement="footer" />
        <p className={styles.small}>
          {t('footer.licence')}{' '}
          <a href={t('footer.licenceAddress')} rel="license">
            {t('footer.licenceName')}
          </a>
        </p>
        <p className={styles.small}>{t('footer.credit')}</p>
        <p className={styles.small}>
          <a href={localizedPath(locale, '/login')} rel="nofollow">
            {t('footer.login')}
          </a>
        </p>
      </div>
    </footer>
  )
}

function Partner({ name, link, logo }: { name: string; link: string | null; logo: string | null }) {
  const picture = logo ? (
    <img className={styles.partner} src={logo} alt={name} width={165} loading="lazy" />
  ) : (
    name
  )
  return link ? <a href={link}>{picture}</a> : picture
}
