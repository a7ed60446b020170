import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { SkipLink } from '#ui/base/SkipLink.tsx'
import { AriaLocaleProvider } from '#ui/panel/KitLocale.tsx'
import { useRootData } from '../public/use-shell.ts'
import type { BannerView } from './banner.ts'
import styles from './PanelLayout.module.css'
import type { PanelMenus } from './panel-places.ts'
import { Banner } from './parts/Banner.tsx'
import { RedirectToast } from './parts/PageToastLine.tsx'
import { PanelHeader } from './parts/PanelHeader.tsx'
import { PanelMenu } from './parts/PanelMenu.tsx'
import type { ToastView } from './toast.ts'
import type { PanelViewer } from './viewer.ts'

interface Props {
  viewer: PanelViewer
  menus: PanelMenus
  banner: BannerView | null
  toast: ToastView | null
  children: ReactNode
}

/** Header with account menu, the menu of the panel, banners, and the page. */
export function PanelLayout({ viewer, menus, banner, toast, children }: Props) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  return (
    <AriaLocaleProvider locale={locale}>
      <div className={styles.frame}>
        <SkipLink>{t('skip')}</SkipLink>
        <PanelHeader viewer={viewer} accountItems={menus.account} />
        <div className={styles.body}>
          <PanelMenu groups={menus.groups} />
          <main id="main" className={styles.main} tabIndex={-1}>
            <RedirectToast toast={toast} />
            {banner && <Banner banner={banner} />}
            {children}
          </main>
        </div>
      </div>
    </AriaLocaleProvider>
  )
}
