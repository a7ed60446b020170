import { matchPath } from 'react-router'

/**
 * Who may open a page, apart from visitors and accounts with an unconfirmed email address, who may open none: `anyone`
 * includes accounts that await acceptance or were rejected; `member` means an accepted account. Without a required second
 * factor, only the page that adds one is open: `enrolling` is everybody including these people.
 */
export type PanelAudience = 'enrolling' | 'anyone' | 'member' | 'approver' | 'admin' | 'owner'

export const menuSections = ['eaf', 'settings'] as const
export type MenuSection = (typeof menuSections)[number]

/** A page, form or file of the panel. */
export interface PanelPage<Key extends string = string, IconName extends string = string> {
  /** Route pattern below `/control-panel`; empty for the panel itself. */
  path: string
  /** Route module below `app/panel`. */
  file: string
  audience: PanelAudience
  /** Route id, required where two pages share a module. */
  id?: string
  /** Item of the main menu with the title `panel:place.<key>`; items without a section come first. */
  menu?: { key: Key; icon: IconName; section?: MenuSection }
  /** Item of the account menu with the title `panel:place.<key>`. */
  accountMenu?: { key: Key }
  /** Pages inside this one, for the same audience; the path is relative, and empty for the first of them. */
  tabs?: readonly { path: string; file: string }[]
}

/**
 * The pages of the panel in the order of the menus. The routes, the access rules and both menus are derived from this
 * table. A page is added here together with its route module.
 */
export const panelPages = [
  { path: '', file: 'index.ts', audience: 'anyone' },
  { path: 'overview', file: 'overview.tsx', audience: 'anyone', menu: { key: 'overview', icon: 'house' } },
  { path: 'acceptance', file: 'acceptance.tsx', audience: 'anyone' },
  { path: 'close-banner', file: 'close-banner.ts', audience: 'anyone' },
  { path: 'photos/:id', file: 'person-photo.ts', audience: 'anyone' },
  { path: 'users', file: 'users/list.tsx', audience: 'admin', menu: { key: 'users', icon: 'users' } },
  { path: 'users/decide', file: 'users/decide.tsx', audience: 'admin' },
  { path: 'users/view/:id?', file: 'users/view.tsx', audience: 'admin' },
  { path: 'users/edit/:id', file: 'users/edit.tsx', audience: 'admin' },
  { path: 'register', file: 'users/register.tsx', audience: 'admin' },
  {
    path: 'terms-of-use',
    file: 'legal/list.tsx',
    id: 'panel-terms-of-use',
    audience: 'admin',
    menu: { key: 'terms', icon: 'fileText' },
  },
  {
    path: 'terms-of-use/create',
    file: 'legal/create.tsx',
    id: 'panel-terms-of-use-create',
    audience: 'admin',
  },
  {
    path: 'terms-of-use/view/:id',
    file: 'legal/view.tsx',
    id: 'panel-terms-of-use-view',
    audience: 'admin',
  },
  {
    path: 'terms-of-use/edit/:id?',
    file: 'legal/edit.tsx',
    id: 'panel-terms-of-use-edit',
    audience: 'admin',
  },
  {
    path: 'privacy-policy',
    file: 'legal/list.tsx',
    id: 'panel-privacy-policy',
    audience: 'admin',
    menu: { key: 'privacy', icon: 'shieldCheck' },
  },
  {
    path: 'privacy-policy/create',
    file: 'legal/create.tsx',
    id: 'panel-privacy-policy-create',
    audience: 'admin',
  },
  {
    path: 'privacy-policy/view/:id',
    file: 'legal/view.tsx',
    id: 'panel-privacy-policy-view',
    audience: 'admin',
  },
  {
    path: 'privacy-policy/edit/:id?',
    file: 'legal/edit.tsx',
    id: 'panel-privacy-policy-edit',
    audience: 'admin',
  },
  // Before its parent, whose audience is smaller.
  { path: 'my-profile/second-factor', file: 'my-profile/second-factor.tsx', audience: 'enrolling' },
  {
    path: 'my-profile',
    file: 'my-profile/layout.tsx',
    audience: 'anyone',
    accountMenu: { key: 'myProfile' },
    tabs: [
      { path: '', file: 'my-profile/personal-data.tsx' },
      { path: 'photo', file: 'my-profile/photo.tsx' },
      { path: 'privacy', file: 'my-profile/privacy.tsx' },
      { path: 'security', file: 'my-profile/security.tsx' },
      { path: 'account', file: 'my-profile/account.tsx' },
    ],
  },
  { path: 'my-profile/my-data', file: 'my-profile/export-my-data.ts', audience: 'anyone' },
] as const satisfies readonly PanelPage[]

type DeclaredPage = (typeof panelPages)[number]
type MenuItem = Extract<DeclaredPage, { menu: object }>['menu']
type AccountMenuItem = Extract<DeclaredPage, { accountMenu: object }>['accountMenu']
export type MenuItemKey = MenuItem['key'] | AccountMenuItem['key']
export type MenuIconName = MenuItem['icon']

/**
 * Who may open a page; a path that is not in the table is for administrators.
 * @param path below `/control-panel`: `users/edit/7`
 */
export function panelAudience(path: string, pages: readonly PanelPage[] = panelPages): PanelAudience {
  const page = pages.find(({ path: pattern, tabs }) =>
    matchPath({ path: `/${pattern}`, end: tabs === undefined }, `/${path}`),
  )
  return page?.audience ?? 'admin'
}
