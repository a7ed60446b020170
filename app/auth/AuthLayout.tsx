import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { SkipLink } from '#ui/base/SkipLink.tsx'
import { PageToastLine } from '../panel/parts/PageToastLine.tsx'
import type { PageToast } from '../panel/toast.ts'
import { LanguageSwitcher } from '../public/parts/LanguageSwitcher.tsx'
import { Logo } from '../public/parts/Logo.tsx'
import { useShell } from '../public/use-shell.ts'
import { addressIn } from '../site-map.ts'
import styles from './AuthLayout.module.css'
import { AuthFooter } from './parts/AuthFooter.tsx'

/** Logo and languages, one sheet with the page, contact and further pages. */
export function AuthLayout({ toast, children }: { toast: PageToast | null; children: ReactNode }) {
  const { t } = useTranslation('public')
  const { locale } = useShell()
  return (
    <div className={styles.frame}>
      <SkipLink>{t('skip')}</SkipLink>
      <header className={styles.header}>
        <a className={styles.home} href={addressIn(locale, '')}>
          <Logo />
        </a>
        <LanguageSwitcher />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={styles.sheet}>
          <PageToastLine toast={toast} />
          {children}
        </div>
      </main>
      <AuthFooter />
    </div>
  )
}
