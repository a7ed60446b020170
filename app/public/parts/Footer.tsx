import type { ReactNode } from 'react'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ContentLinks, PageLinks } from '../../frame/PageLinks.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import { menuItemsIn } from '../../site-links.ts'
import { DemoMark } from './DemoMark.tsx'
import styles from './Footer.module.css'
import { aboutItems } from './menu-items.tsx'

/** Partners, the dictionary with its licence and credits, further pages, and the login of the team. */
export function Footer() {
  const { t } = useTranslation('public')
  const { locale, siteName, longName, versionLabel: version, licence } = useRootData()
  const withVersion = (title: string) => (version ? t('footer.version', { title, version }) : title)
  return (
    <footer className={styles.footer}>
      <Partners />
      <div className={styles.about}>
        <p className={styles.name}>{siteName}</p>
        {(longName || version) && <p className={styles.long}>{withVersion(longName ?? siteName)}</p>}
        <p>
          {t('footer.licence')}{' '}
          {licence.deed ? (
            <a href={`${licence.deed}${t('footer.licenceDeed')}`} rel="license">
              {licence.name}
            </a>
          ) : (
            licence.name
          )}
        </p>
        <p>{t('footer.credit')}</p>
        <DemoMark className={styles.demo} isLong />
      </div>
      <nav className={styles.pages} aria-label={t('footer.pages')}>
        <Column title={t('footer.dictionary')}>
          <PageLinks pages={[...aboutItems, ...menuItemsIn('dictionary')]} />
        </Column>
        <Column title={t('footer.legal')}>
          <PageLinks pages={menuItemsIn('footer')} />
          <ContentLinks />
        </Column>
        <Column title={t('footer.team')}>
          <li>
            <a href={localizedPath(locale, '/login')} rel="nofollow">
              {t('footer.login')}
            </a>
          </li>
        </Column>
      </nav>
    </footer>
  )
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.column}>
    <h2 className={styles.heading}>{title}</h2>
    {/* biome-ignore lint/a11y/noRedundantRoles: without it, Safari does not announce a list without markers. */}
    <ul role="list" className={styles.links}>
      {children}
    </ul>
  </div>
)

function Partners() {
  const { t } = useTranslation('public')
  const { partners } = useRootData()
  if (partners.length === 0) return null
  return (
    <section className={styles.partners} aria-label={t('footer.partners')}>
      <h2 className={styles.heading}>{t('footer.partners')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without it, Safari does not announce a list without markers. */}
      <ul role="list" className={styles.logos}>
        {partners.map(({ name, link, logo }) => (
          <li key={name}>
            <Partner name={name} link={link} logo={logo} />
          </li>
        ))}
      </ul>
    </section>
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
