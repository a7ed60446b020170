import type { Actor } from '#platform/actor.ts'
import { mayOpenPanelPage } from './panel-access.policy.ts'

/** The pages of the menu in order; their names are the messages `panel:place.<key>`. Who sees them follows from who may open them. */
const menuItems = [
  { key: 'overview', path: 'overview' },
  { key: 'users', path: 'users' },
  { key: 'signs', path: 'signs' },
  { key: 'about', path: 'about' },
  { key: 'contacts', path: 'contacts' },
  { key: 'faqs', path: 'faqs' },
  { key: 'terms', path: 'terms-of-use' },
  { key: 'privacy', path: 'privacy-policy' },
  { key: 'videosEaf', path: 'videos-eaf', group: 'eaf' },
  { key: 'occasions', path: 'occasions', group: 'eaf' },
  { key: 'languages', path: 'languages', group: 'settings' },
  { key: 'institutions', path: 'institutions', group: 'settings' },
  { key: 'professions', path: 'professions', group: 'settings' },
  { key: 'websiteManual', path: 'website-manual', group: 'settings' },
  { key: 'annotationsManual', path: 'annotations-manual', group: 'settings' },
  { key: 'videos', path: 'videos', group: 'settings' },
  { key: 'identity', path: 'platform-identity', group: 'settings' },
] as const satisfies readonly { key: string; path: string; group?: string }[]

/** The pages of the account menu. */
const accountMenuItems = [
  { key: 'myProfile', path: 'my-profile' },
  { key: 'mySigns', path: 'my-signs' },
  { key: 'myApprovals', path: 'my-signs-approvals' },
] as const

type MenuItem = (typeof menuItems)[number]
export type MenuItemKey = MenuItem['key']
export type AccountMenuItemKey = (typeof accountMenuItems)[number]['key']
export type MenuGroup = Extract<MenuItem, { group: string }>['group']

export interface MenuItemView<Key> {
  key: Key
  /** Below `/control-panel`. */
  path: string
}

export interface PanelMenus {
  /** What stands in no group comes first. */
  groups: { group: MenuGroup | null; places: MenuItemView<MenuItemKey>[] }[]
  account: MenuItemView<AccountMenuItemKey>[]
}

/**
 * What the menus of the panel lead somebody to: pages that exist and that the person may open.
 * @param pages the addresses that exist below `/control-panel`
 */
export function presentPanelMenus(actor: Actor, pages: ReadonlySet<string>): PanelMenus {
  const isOpen = ({ path }: { path: string }) => pages.has(path) && mayOpenPanelPage(actor, path).allowed
  const view = <Key>({ key, path }: MenuItemView<Key>): MenuItemView<Key> => ({ key, path })
  const open: readonly (MenuItemView<MenuItemKey> & { group?: MenuGroup })[] = menuItems.filter(isOpen)
  const groups = [null, 'eaf', 'settings'] as const
  return {
    groups: groups
      .map((group) => ({ group, places: open.filter((place) => (place.group ?? null) === group).map(view) }))
      .filter(({ places }) => places.length > 0),
    account: accountMenuItems.filter(isOpen).map(view),
  }
}
