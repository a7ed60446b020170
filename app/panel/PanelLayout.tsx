import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { SkipLink } from '#ui/base/SkipLink.tsx'
import { AriaLocaleProvider } from '#ui/panel/KitLocale.tsx'
import { useShell } from '../public/use-shell.ts'
import type { BannerView } from './banner.ts'
import styles from './PanelLayout.module.css'
import type { PanelPlaces } from './panel-places.ts'
import { Banner } from './parts/Banner.tsx'
import { PageToastLine } from './parts/PageToastLine.tsx'
import { PanelHeader } from './parts/PanelHeader.tsx'
import { PanelMenu } from './parts/PanelMenu.tsx'
import type { PageToast } from './toast.ts'
import type { PanelViewer } from './viewer.ts'

interface Props {
  viewer: PanelViewer
  places: PanelPlaces
  banner: BannerView | null
  toast: PageToast | null
  children: ReactNode
}

/** Header with account menu, the menu of the panel, banners, and the page. */
export function PanelLayout({ viewer, places, banner, toast, children }: Props) {
  const { t } = useTranslation('public')
  const { locale } = useShell()
  return (
    <AriaLocaleProvider locale={locale}>
      <div className={styles.frame}>
        <SkipLink>{t('skip')}</SkipLink>
        <PanelHeader viewer={viewer} places={places.account} />
        <div className={styles.body}>
          <PanelMenu groups={places.groups} />
          <main id="main" className={styles.main} tabIndex={-1}>
            <PageToastLine toast={toast} />
            {banner && <Banner banner={banner} />}
            {children}
          </main>
        </div>
      </div>
    </AriaLocaleProvider>
  )
}
