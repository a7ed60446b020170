import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import PanelLeftClose from '#ui/icons/panel-left-close.ts'
import PanelLeftOpen from '#ui/icons/panel-left-open.ts'
import X from '#ui/icons/x.ts'
import { DrawerMenu, useDrawer } from '../../frame/DrawerMenu.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { MenuVideo } from './MenuVideo.tsx'
import styles from './SideMenu.module.css'

/** The button in the header opens the menu as a drawer by this id. */
export const menuId = 'menu'

const storageKey = 'menu_collapsed'

/** Stored in the browser; the server renders the expanded menu for everyone. */
function useCollapsed() {
  const [isCollapsed, setCollapsed] = useState(false)
  useEffect(() => {
    try {
      setCollapsed(localStorage.getItem(storageKey) === 'true')
    } catch {
      // Without storage the menu is expanded on each visit.
    }
  }, [])
  const toggle = () => {
    setCollapsed(!isCollapsed)
    try {
      localStorage.setItem(storageKey, String(!isCollapsed))
    } catch {
      // Without storage the choice lasts until the next document.
    }
  }
  return { isCollapsed, toggle }
}

/**
 * The public menu: beside the page with names above 1024 px and with icons above 425 px; on narrower screens it is
 * hidden. A button in the header opens it as a drawer.
 */
export function SideMenu() {
  const { t } = useTranslation('public')
  const { isCollapsed, toggle } = useCollapsed()
  const [isVideoOpen, setVideoOpen] = useState(false)
  const { drawer, hide } = useDrawer()
  const showVideo = (event: MouseEvent) => {
    event.preventDefault()
    hide()
    setVideoOpen(true)
  }
  const toggleName = t(isCollapsed ? 'menu.expand' : 'menu.collapse')
  return (
    <div className={styles.place} data-collapsed={isCollapsed || undefined}>
      <DrawerMenu
        ref={drawer}
        id={menuId}
        label={t('menu.main')}
        title={t('menu.label')}
        close={
          <button
            type="button"
            className={styles.button}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={t('menu.close')}
          >
            <Icon icon={X} size={24} />
          </button>
        }
        className={styles.menu}
      >
        <MenuLinks className={styles.links} onShowVideo={showVideo} onNavigate={hide} />
        <button
          type="button"
          className={styles.toggle}
          onClick={toggle}
          aria-expanded={!isCollapsed}
          aria-label={toggleName}
          title={toggleName}
        >
          <Icon icon={isCollapsed ? PanelLeftOpen : PanelLeftClose} />
        </button>
      </DrawerMenu>
      <MenuVideo isOpen={isVideoOpen} close={() => setVideoOpen(false)} />
    </div>
  )
}
