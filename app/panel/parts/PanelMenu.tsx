import BookOpen from 'lucide-react/icons/book-open'
import Briefcase from 'lucide-react/icons/briefcase'
import Building from 'lucide-react/icons/building-2'
import CircleHelp from 'lucide-react/icons/circle-help'
import CirclePlay from 'lucide-react/icons/circle-play'
import FileText from 'lucide-react/icons/file-text'
import FileVideo from 'lucide-react/icons/file-video'
import Hand from 'lucide-react/icons/hand'
import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import Languages from 'lucide-react/icons/languages'
import ListVideo from 'lucide-react/icons/list-video'
import Mail from 'lucide-react/icons/mail'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Palette from 'lucide-react/icons/palette'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Users from 'lucide-react/icons/users'
import X from 'lucide-react/icons/x'
import { useLocation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import type { IconComponent } from '#ui/base/icon-markup.ts'
import { DrawerMenu, useDrawer } from '../../frame/DrawerMenu.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import { localizedPath } from '../../site-links.ts'
import type { MenuItemKey, MenuItemView, PanelMenus } from '../panel-menu.ts'
import styles from './PanelMenu.module.css'
import { panelMenuId } from './panel-menu-id.ts'

const icons: Record<MenuItemKey, IconComponent> = {
  overview: House,
  users: Users,
  signs: Hand,
  about: Info,
  contacts: Mail,
  faqs: CircleHelp,
  terms: FileText,
  privacy: ShieldCheck,
  videosEaf: FileVideo,
  occasions: ListVideo,
  languages: Languages,
  institutions: Building,
  professions: Briefcase,
  websiteManual: BookOpen,
  annotationsManual: NotebookPen,
  videos: CirclePlay,
  identity: Palette,
}

/** The pages of the panel that the person may open: beside the page from 1025 px, narrower as a drawer. */
export function PanelMenu({ groups }: Pick<PanelMenus, 'groups'>) {
  const { t } = useTranslation('panel')
  const { drawer, hide } = useDrawer()
  return (
    <DrawerMenu
      ref={drawer}
      id={panelMenuId}
      label={t('menu.main')}
      title={t('title')}
      close={
        <IconButton
          icon={<Icon icon={X} />}
          label={t('menu.close')}
          popoverTarget={panelMenuId}
          popoverTargetAction="hide"
        />
      }
      className={styles.menu}
    >
      {groups.map(({ group, places }) => (
        <div key={group} className={styles.group}>
          {group && <p className={styles.name}>{t(`group.${group}`)}</p>}
          <ul className={styles.list} aria-label={group ? t(`group.${group}`) : undefined}>
            {places.map((place) => (
              <MenuEntry key={place.key} place={place} onGo={hide} />
            ))}
          </ul>
        </div>
      ))}
    </DrawerMenu>
  )
}

function MenuEntry({
  place: { key, path },
  onGo: onNavigate,
}: {
  place: MenuItemView<MenuItemKey>
  onGo: () => void
}) {
  const { t } = useTranslation('panel')
  const { locale } = useRootData()
  const { pathname } = useLocation()
  const address = localizedPath(locale, `/control-panel/${path}`)
  const isHere = pathname === address || pathname.startsWith(`${address}/`)
  return (
    <li>
      <a
        className={styles.entry}
        href={address}
        aria-current={pathname === address ? 'page' : isHere ? 'true' : undefined}
        onClick={onNavigate}
      >
        <Icon icon={icons[key]} />
        <span>{t(`place.${key}`)}</span>
      </a>
    </li>
  )
}
