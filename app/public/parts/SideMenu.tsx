import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import CirclePlay from '#ui/icons/circle-play.ts'
import PanelLeftOpen from '#ui/icons/panel-left-open.ts'
import X from '#ui/icons/x.ts'
import { DrawerMenu, useDrawer } from '../../frame/DrawerMenu.tsx'
import { NavigationRail, RailButton, type RailItem } from '../../frame/NavigationRail.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import { MenuLinks } from './MenuLinks.tsx'
import { MenuVideo } from './MenuVideo.tsx'
import { MenuIcon, menuGroups } from './menu-items.tsx'
import styles from './SideMenu.module.css'

/** The button in the header and the last one of the rail open the menu in full by this id. */
export const menuId = 'menu'

/**
 * The public menu: a rail of icons with short words beside the page above 425 px, and everywhere a drawer with the full
 * names. Both open the explanatory video in a dialog.
 */
export function SideMenu() {
  const { t } = useTranslation('public')
  const [isVideoOpen, setVideoOpen] = useState(false)
  const { drawer, hide } = useDrawer()
  const showVideo = (event: MouseEvent) => {
    event.preventDefault()
    hide()
    setVideoOpen(true)
  }
  return (
    <>
      <NavigationRail
        label={t('menu.main')}
        groups={useRailItems(showVideo)}
        footer={
          <RailButton
            name={t('menu.label')}
            title={t('menu.open')}
            icon={<Icon icon={PanelLeftOpen} size={22} />}
            opens={menuId}
          />
        }
      />
      <DrawerMenu
        ref={drawer}
        id={menuId}
        label={t('menu.label')}
        title={t('menu.label')}
        close={
          <IconButton
            icon={<Icon icon={X} size={24} />}
            label={t('menu.close')}
            popoverTarget={menuId}
            popoverTargetAction="hide"
          />
        }
        className={styles.drawer}
      >
        <MenuLinks className={styles.links} onShowVideo={showVideo} onNavigate={hide} />
      </DrawerMenu>
      <MenuVideo isOpen={isVideoOpen} close={() => setVideoOpen(false)} />
    </>
  )
}

/** The items of the rail in groups, with the explanatory video as the last one. */
function useRailItems(showVideo: (event: MouseEvent) => void): RailItem[][] {
  const { t } = useTranslation('public')
  const { locale, searches: offered } = useRootData()
  const { pathname } = useLocation()
  const [searches = [], others = []] = menuGroups(offered).map((items) =>
    items.map(({ key, path }): RailItem => {
      const href = localizedPath(locale, path)
      const isWithin = pathname.startsWith(`${href}/`)
      return {
        key,
        name: t(`short.${key}`),
        title: t(`place.${key}`),
        icon: <MenuIcon of={key} />,
        href,
        current: pathname === href ? 'page' : isWithin ? 'true' : undefined,
      }
    }),
  )
  const video = {
    key: 'video',
    name: t('short.video'),
    title: t('place.video'),
    icon: <Icon icon={CirclePlay} size={22} />,
    href: `${localizedPath(locale, '/about')}#explanatory-video`,
    onClick: showVideo,
  }
  return [searches, [...others, video]]
}
