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
import { SignedHelp } from './parts/SignedHelp.tsx'
import type { HelpView } from './present-help.ts'

interface Props {
  toast: ToastView | null
  help: HelpView | null
  children: ReactNode
}

/** Logo, language switcher, the page with its explanatory video, and links to contact and legal texts. */
export function AuthLayout({ toast, help, children }: Props) {
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
          {help && <SignedHelp help={help} />}
        </div>
      </main>
      <AuthFooter />
    </div>
  )
}
