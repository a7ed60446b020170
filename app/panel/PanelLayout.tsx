import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { SkipLink } from '#ui/base/SkipLink.tsx'
import { useFocusRecovery } from '#ui/base/use-focus-recovery.ts'
import { AriaLocaleProvider } from '#ui/panel/AriaLocaleProvider.tsx'
import { UnsavedChangesGuard } from '#ui/panel/UnsavedChangesGuard.tsx'
import { RedirectToast } from '../frame/RedirectToast.tsx'
import type { ToastView } from '../frame/redirect-with-toast.ts'
import { useRootData } from '../frame/use-root-data.ts'
import styles from './PanelLayout.module.css'
import { Banner } from './parts/Banner.tsx'
import { PanelHeader } from './parts/PanelHeader.tsx'
import { PanelMenu } from './parts/PanelMenu.tsx'
import { PanelSearch } from './parts/PanelSearch.tsx'
import type { BannerView } from './present-banner.ts'
import type { PanelMenus } from './present-panel-menus.ts'
import type { PanelViewer } from './viewer.ts'

interface Props {
  viewer: PanelViewer
  menus: PanelMenus
  banner: BannerView | null
  toast: ToastView | null
  /** The page has its own frame, without the menu. */
  fillsWindow: boolean
  children: ReactNode
}

/** Header, main menu, banner and toast around a page of the panel, with the guard of its unsaved changes. */
export function PanelLayout({ viewer, menus, banner, toast, fillsWindow, children }: Props) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  useFocusRecovery(useNavigation().state === 'idle')
  if (fillsWindow)
    return (
      <AriaLocaleProvider locale={locale}>
        <SkipLink>{t('skip')}</SkipLink>
        <PanelSearch />
        <RedirectToast toast={toast} />
        <UnsavedChangesGuard>{children}</UnsavedChangesGuard>
      </AriaLocaleProvider>
    )
  return (
    <AriaLocaleProvider locale={locale}>
      <div className={styles.frame}>
        <SkipLink>{t('skip')}</SkipLink>
        <PanelHeader viewer={viewer} accountItems={menus.account} />
        <PanelMenu sections={menus.sections} />
        <main id="main" className={styles.main} tabIndex={-1}>
          <RedirectToast toast={toast} />
          {banner && <Banner banner={banner} />}
          <UnsavedChangesGuard>{children}</UnsavedChangesGuard>
        </main>
      </div>
    </AriaLocaleProvider>
  )
}
