import type { ReactNode } from 'react'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { SkipLink } from '#ui/base/SkipLink.tsx'
import { LanguageSwitcher } from '../frame/LanguageSwitcher.tsx'
import { Logo } from '../frame/Logo.tsx'
import { RedirectToast } from '../frame/RedirectToast.tsx'
import type { ToastView } from '../frame/redirect-with-toast.ts'
import { useRootData } from '../frame/use-root-data.ts'
import styles from './AuthLayout.module.css'
import { AuthFooter } from './parts/AuthFooter.tsx'

/** Logo, language switcher, the page, and links to contact and legal texts. */
export function AuthLayout({ toast, children }: { toast: ToastView | null; children: ReactNode }) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  return (
    <div className={styles.frame}>
      <SkipLink>{t('skip')}</SkipLink>
      <header className={styles.header}>
        <a className={styles.home} href={localizedPath(locale, '')}>
          <Logo />
        </a>
        <LanguageSwitcher />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={styles.sheet}>
          <RedirectToast toast={toast} />
          {children}
        </div>
      </main>
      <AuthFooter />
    </div>
  )
}
