import { illustrationHands } from '#domains/hand-drawings/illustration-hands.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import CircleHelp from '#ui/icons/circle-help.ts'
import Info from '#ui/icons/info.ts'
import LayoutGrid from '#ui/icons/layout-grid.ts'
import Mail from '#ui/icons/mail.ts'
import Search from '#ui/icons/search.ts'
import SlidersHorizontal from '#ui/icons/sliders-horizontal.ts'
import Waypoints from '#ui/icons/waypoints.ts'
import { frameHandUrls } from '../../frame/frame-hands.ts'
import { menuItemsIn, offeredPages, type SearchKey } from '../../site-links.ts'
import styles from './MenuLinks.module.css'

const icons = {
  about: Info,
  words: Search,
  category: SlidersHorizontal,
  network: Waypoints,
  viewAll: LayoutGrid,
  contact: Mail,
  faqs: CircleHelp,
}

type MenuItem = ReturnType<typeof menuItemsIn<'menu'>>[number]

const isSearch = (item: MenuItem) => (item.in as readonly string[]).includes('searchMethod')

const items = menuItemsIn('menu')

/** The pages of the public menu about the dictionary. */
export const aboutItems: readonly MenuItem[] = items.filter((item) => !isSearch(item))

/** The items of the public menu: the ways to search that find something, and the pages about the dictionary. */
export const menuGroups = (searches: readonly SearchKey[]): readonly (readonly MenuItem[])[] => [
  offeredPages(items.filter(isSearch), searches),
  aboutItems,
]

export type MenuKey = MenuItem['key']

/** The icon of a menu item; that of the handshape search is a drawn hand. */
export const MenuIcon = ({ of }: { of: MenuKey }) =>
  of === 'handshape' ? (
    <HandPicture hand={illustrationHands['l-hand']} urls={frameHandUrls} className={styles.hand} />
  ) : (
    <Icon icon={icons[of]} size={22} />
  )
