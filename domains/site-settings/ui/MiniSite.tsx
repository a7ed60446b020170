import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { SearchField } from '#ui/base/SearchField.tsx'
import { paletteProperties } from '#ui/theme/appearance.ts'
import type { Palette } from '#ui/theme/palette.ts'
import styles from './identity.module.css'

interface Props {
  theme: 'light' | 'dark'
  palette: Palette
  siteName: string
  /** URL of the logo; null without one. */
  logo: string | null
  /** The title of the home page. */
  heading: string
  /** The language of the title, where it may be another one than that of the page. */
  headingLang?: string
  /** The text in the band. */
  band: ReactNode
  /** The text below the title. */
  lead?: string
  leadLang?: string
  /** Below the search. */
  children?: ReactNode
}

/** Components of the website in one theme. Nothing in it does anything. */
export function MiniSite({ theme, palette, siteName, logo, heading, band, lead, children, ...langs }: Props) {
  const { t } = useTranslation('siteSettings')
  return (
    <div data-theme={theme} className={styles.mini} style={paletteProperties(palette) as CSSProperties} inert>
      <div className={styles.miniBody}>
        <p className={styles.miniHead}>
          {logo && <img src={logo} alt="" />}
          {siteName}
        </p>
        <p className={styles.miniTitle} lang={langs.headingLang}>
          {heading}
        </p>
        {lead && <p lang={langs.leadLang}>{lead}</p>}
        <SearchField label={t('identity.preview.search')} submitLabel={t('identity.preview.submit')} />
        {children}
      </div>
      <p className={styles.miniBand}>{band}</p>
    </div>
  )
}
