import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/base/Icon.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { MenuVideo, useMenuVideo } from './MenuVideo.tsx'
import styles from './SideMenu.module.css'

const storageKey = 'menu_collapsed'

/** Remembered in the browser alone; the server shows everyone the open menu. */
function useCollapsed() {
  const [isCollapsed, setCollapsed] = useState(false)
  useEffect(() => {
    try {
      setCollapsed(localStorage.getItem(storageKey) === 'true')
    } catch {
      // Without storage the menu is open on each visit.
    }
  }, [])
  const toggle = () => {
    setCollapsed(!isCollapsed)
    try {
      localStorage.setItem(storageKey, String(!isCollapsed))
    } catch {
      // See above.
    }
  }
  return { isCollapsed, toggle }
}

/** The menu beside the page: names above 1024 px, icons down to 426 px, hidden below (the drawer takes over). */
export function SideMenu() {
  const { t } = useTranslation('public')
  const { isCollapsed, toggle } = useCollapsed()
  const video = useMenuVideo()
  return (
    <nav className={styles.menu} data-collapsed={isCollapsed || undefined} aria-label={t('menu.main')}>
      <div className={styles.sticky}>
        <MenuLinks className={styles.links} onShowVideo={video.show} />
        <button
          type="button"
          className={styles.toggle}
          onClick={toggle}
          aria-expanded={!isCollapsed}
          aria-label={t(isCollapsed ? 'menu.expand' : 'menu.collapse')}
          title={t(isCollapsed ? 'menu.expand' : 'menu.collapse')}
        >
          <Icon of={isCollapsed ? PanelLeftOpen : PanelLeftClose} />
        </button>
      </div>
      <MenuVideo {...video} />
    </nav>
  )
}
