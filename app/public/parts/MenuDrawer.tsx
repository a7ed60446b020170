import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type MouseEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/base/Icon.tsx'
import styles from './MenuDrawer.module.css'
import { MenuLinks } from './MenuLinks.tsx'
import { MenuVideo, useMenuVideo } from './MenuVideo.tsx'

const drawerId = 'menu-drawer'

/** The menu as a drawer, up to 1024 px; a popover, so that it opens without JavaScript too. */
export function MenuDrawer() {
  const { t } = useTranslation('public')
  const drawer = useRef<HTMLDivElement>(null)
  const video = useMenuVideo()
  const close = () => drawer.current?.hidePopover()
  const showVideo = (event: MouseEvent) => {
    close()
    video.show(event)
  }
  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} popoverTarget={drawerId} aria-label={t('menu.open')}>
        <Icon of={Menu} size={24} />
      </button>
      <div ref={drawer} id={drawerId} popover="auto" className={styles.drawer}>
        <div className={styles.head}>
          <p className={styles.title}>{t('menu.label')}</p>
          <button
            type="button"
            className={styles.button}
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            aria-label={t('menu.close')}
          >
            <Icon of={X} size={24} />
          </button>
        </div>
        <nav aria-label={t('menu.label')}>
          <MenuLinks className={styles.links} onShowVideo={showVideo} onGo={close} />
        </nav>
      </div>
      <MenuVideo {...video} />
    </div>
  )
}
