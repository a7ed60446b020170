import type { Actor } from '#platform/actor.ts'
import { mayOpenPanelPage } from './panel-access.policy.ts'
import {
  type MenuIconName,
  type MenuItemKey,
  type MenuSection,
  menuSections,
  type PanelPage,
} from './panel-pages.ts'

export interface AccountMenuItem<Key extends string = MenuItemKey> {
  key: Key
  /** Below `/control-panel`. */
  path: string
}

export interface MenuItem<Key extends string = MenuItemKey, IconName extends string = MenuIconName>
  extends AccountMenuItem<Key> {
  icon: IconName
}

export interface MenuSectionView<Key extends string = MenuItemKey, IconName extends string = MenuIconName> {
  /** Null for the items without a section, which come first. */
  section: MenuSection | null
  items: MenuItem<Key, IconName>[]
}

export interface PanelMenus<Key extends string = MenuItemKey, IconName extends string = MenuIconName> {
  sections: MenuSectionView<Key, IconName>[]
  account: AccountMenuItem<Key>[]
}

/** The main menu and the account menu with the pages that the person may open. */
export function presentPanelMenus<Key extends string, IconName extends string>(
  actor: Actor,
  pages: readonly PanelPage<Key, IconName>[],
): PanelMenus<Key, IconName> {
  const openPages = pages.filter(({ path }) => mayOpenPanelPage(actor, path, pages).allowed)
  const itemsOf = (wanted: MenuSection | null) =>
    openPages.flatMap(({ path, menu }) =>
      menu && (menu.section ?? null) === wanted ? [{ key: menu.key, icon: menu.icon, path }] : [],
    )
  return {
    sections: [null, ...menuSections]
      .map((section) => ({ section, items: itemsOf(section) }))
      .filter(({ items }) => items.length > 0),
    account: openPages.flatMap(({ path, accountMenu }) =>
      accountMenu ? [{ key: accountMenu.key, path }] : [],
    ),
  }
}
