import { useLocation } from 'react-router'
import { formatNumber } from '#platform/i18n/format.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '#ui/base/Button.tsx'
import type { IconMarkup } from '#ui/base/Icon.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import BookOpenText from '#ui/icons/book-open-text.ts'
import Briefcase from '#ui/icons/briefcase.ts'
import Building2 from '#ui/icons/building-2.ts'
import ChartColumn from '#ui/icons/chart-column.ts'
import CircleHelp from '#ui/icons/circle-help.ts'
import CirclePlay from '#ui/icons/circle-play.ts'
import ClipboardList from '#ui/icons/clipboard-list.ts'
import FileText from '#ui/icons/file-text.ts'
import FileVideo from '#ui/icons/file-video.ts'
import Hand from '#ui/icons/hand.ts'
import House from '#ui/icons/house.ts'
import Info from '#ui/icons/info.ts'
import Languages from '#ui/icons/languages.ts'
import LayoutGrid from '#ui/icons/layout-grid.ts'
import ListOrdered from '#ui/icons/list-ordered.ts'
import Mail from '#ui/icons/mail.ts'
import Palette from '#ui/icons/palette.ts'
import Pencil from '#ui/icons/pencil.ts'
import Quote from '#ui/icons/quote.ts'
import SearchX from '#ui/icons/search-x.ts'
import Send from '#ui/icons/send.ts'
import ShieldCheck from '#ui/icons/shield-check.ts'
import Sliders from '#ui/icons/sliders-horizontal.ts'
import Trash from '#ui/icons/trash-2.ts'
import Users from '#ui/icons/users.ts'
import X from '#ui/icons/x.ts'
import { DrawerMenu, useDrawer } from '../../frame/DrawerMenu.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import type { MenuIconName } from '../panel-pages.ts'
import { panelPagePath } from '../panel-path.ts'
import { type MenuItem, type MenuSectionView, markedItem } from '../present-panel-menus.ts'
import styles from './PanelMenu.module.css'
import { PanelMenuGroup } from './PanelMenuGroup.tsx'

/** The button in the header opens the menu as a drawer by this id. */
export const panelMenuId = 'panel-menu'

/** The icons are only loaded with the panel, so the table of pages contains their names. */
const icons: Record<MenuIconName, IconMarkup> = {
  house: House,
  hand: Hand,
  users: Users,
  fileText: FileText,
  fileVideo: FileVideo,
  shieldCheck: ShieldCheck,
  listOrdered: ListOrdered,
  bookOpenText: BookOpenText,
  languages: Languages,
  briefcase: Briefcase,
  building2: Building2,
  layoutGrid: LayoutGrid,
  pencil: Pencil,
  circleHelp: CircleHelp,
  circlePlay: CirclePlay,
  info: Info,
  mail: Mail,
  palette: Palette,
  sliders: Sliders,
  chartColumn: ChartColumn,
  quote: Quote,
  searchX: SearchX,
  send: Send,
  trash: Trash,
  clipboardList: ClipboardList,
}

/** The main menu: beside the page from 1025 px, a drawer on narrower screens. */
export function PanelMenu({ sections }: { sections: readonly MenuSectionView[] }) {
  const { t } = useTranslation('panel')
  const { drawer, hide } = useDrawer()
  const { locale } = useRootData()
  const { pathname } = useLocation()
  const here = markedItem(
    sections.flatMap(({ items }) => items),
    pathname.slice(panelPagePath(locale, '').length),
  )
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
      {sections.map(({ section, items }) => {
        const links = items.map((item) => (
          <MenuLink key={item.key} item={item} isHere={item.key === here} onNavigate={hide} />
        ))
        if (!section)
          return (
            <ul key="main" className={styles.list}>
              {links}
            </ul>
          )
        return (
          <PanelMenuGroup key={section} section={section} isHere={items.some(({ key }) => key === here)}>
            {links}
          </PanelMenuGroup>
        )
      })}
    </DrawerMenu>
  )
}

interface LinkProps {
  item: MenuItem
  /** Whether the page belongs to the item. */
  isHere: boolean
  onNavigate: () => void
}

function MenuLink({ item, isHere, onNavigate }: LinkProps) {
  const { t } = useTranslation('panel')
  const { locale } = useRootData()
  const { pathname } = useLocation()
  const { key, icon, path, waiting } = item
  const href = panelPagePath(locale, path)
  return (
    <li>
      <a
        className={styles.entry}
        href={href}
        aria-current={pathname === href ? 'page' : isHere ? 'true' : undefined}
        onClick={onNavigate}
      >
        <Icon icon={icons[icon]} />
        <span>{t(`place.${key}`)}</span>
        {waiting > 0 && (
          <span className={styles.waiting}>
            <span aria-hidden>{formatNumber(waiting, locale)}</span>
            <VisuallyHidden>{t('menu.waiting', { count: waiting })}</VisuallyHidden>
          </span>
        )}
      </a>
    </li>
  )
}
