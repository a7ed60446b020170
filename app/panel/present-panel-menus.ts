import type { Actor } from '#platform/actor.ts'
import { mayOpenPagesFor } from './panel-access.policy.ts'
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
  /** Paths of further pages on which the item is marked. */
  alsoAt: string[]
  /** Number of waiting people or messages; 0 is not shown. */
  waiting: number
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

/**
 * The main menu and the account menu with the pages that the person may open.
 * @param waiting how many wait at an item, by its key
 */
export function presentPanelMenus<Key extends string, IconName extends string>(
  actor: Actor,
  pages: readonly PanelPage<Key, IconName>[],
  waiting: Partial<Record<Key, number>> = {},
): PanelMenus<Key, IconName> {
  // By their own audience: each panel page has these menus, and to find a path in the table takes longer than the rest.
  const openPages = pages.filter(({ audience }) => mayOpenPagesFor(actor, audience).allowed)
  const itemsOf = (wanted: MenuSection | null) =>
    openPages.flatMap(({ path, menu }) =>
      menu && (menu.section ?? null) === wanted
        ? [
            {
              key: menu.key,
              icon: menu.icon,
              path,
              alsoAt: openPages.filter(({ under }) => under === path).map((page) => page.path),
              waiting: waiting[menu.key] ?? 0,
            },
          ]
        : [],
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

/**
 * The key of the item that a page belongs to: of several matching items the one with the longest path.
 * @param path of the page below `/control-panel`
 */
export function markedItem<Key extends string>(
  items: readonly Pick<MenuItem<Key, string>, 'key' | 'path' | 'alsoAt'>[],
  path: string,
): Key | undefined {
  const matches = items.flatMap(({ key, path: own, alsoAt }) =>
    [own, ...alsoAt]
      .filter((one) => path === one || path.startsWith(`${one}/`))
      .map((one) => ({ key, length: one.length })),
  )
  return matches.sort((one, other) => other.length - one.length)[0]?.key
}
