import { MiniSite } from '#domains/site-settings/ui/MiniSite.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import ArrowUpRight from '#ui/icons/arrow-up-right.ts'
import { type BaseColors, lightPalette } from '#ui/theme/palette.ts'
import styles from './setup.module.css'

/** What the home page shows. */
export interface ShownSite {
  base: BaseColors
  siteName: string
  /** URL of the logo; null without one. */
  logo: string | null
  title: string
  lead: string
  /** Below the page: copyright and licence. */
  copyright: string
  /** URL of the home page. */
  href: string
}

/** The website as visitors see it now. */
export function SitePreview({ base, siteName, logo, title, lead, copyright, href }: ShownSite) {
  const { t } = useTranslation('siteSettings')
  return (
    <section className={styles.preview} aria-labelledby="setup-preview">
      <h2 id="setup-preview">{t('setup.preview')}</h2>
      <MiniSite
        theme="light"
        palette={lightPalette(base)}
        siteName={siteName}
        logo={logo}
        heading={title}
        lead={lead}
        band={copyright}
      />
      <p>
        <a href={href} className={styles.openSite}>
          <Icon icon={ArrowUpRight} size={16} /> {t('setup.openSite')}
        </a>
      </p>
    </section>
  )
}
