import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { SkipLink } from '#ui/base/SkipLink.tsx'
import styles from './PublicLayout.module.css'
import { CookieNotice } from './parts/CookieNotice.tsx'
import { Footer } from './parts/Footer.tsx'
import { Header } from './parts/Header.tsx'
import { SideMenu } from './parts/SideMenu.tsx'

/** Header with search and languages, side menu, the page, footer and the cookie notice. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('public')
  return (
    <div className={styles.frame}>
      <SkipLink>{t('skip')}</SkipLink>
      <Header />
      <SideMenu />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CookieNotice />
    </div>
  )
}
