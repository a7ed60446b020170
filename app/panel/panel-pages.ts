import { matchPath } from 'react-router'
import { referencePages } from './reference-lists/reference-pages.ts'
import { simpleListPagesOf } from './simple-lists/simple-list-pages.ts'

/**
 * Who may open a page, apart from visitors and accounts with an unconfirmed email address, who may open none: `anyone`
 * includes accounts that await acceptance or were rejected; `member` means an accepted account. Without a required second
 * factor, only the page that adds one is open: `enrolling` is everybody including these people.
 */
export type PanelAudience = 'enrolling' | 'anyone' | 'member' | 'approver' | 'admin' | 'owner'

export const menuSections = ['content', 'eaf', 'settings'] as const
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
  /** Item of the main menu with the title `panel:place.<key>`; items without a group come first. */
  menu?: { key: Key; icon: IconName; section?: MenuSection }
  /** Path of the page whose item of the main menu is marked here too, if it is not the start of this path. */
  under?: string
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
  {
    path: 'setup',
    file: 'setup/view.tsx',
    id: 'panel-setup',
    audience: 'admin',
    accountMenu: { key: 'setup' },
    under: 'overview',
  },
  { path: 'acceptance', file: 'acceptance.tsx', audience: 'anyone' },
  { path: 'close-banner', file: 'close-banner.ts', audience: 'anyone' },
  { path: 'repeat-job', file: 'repeat-job.ts', audience: 'admin' },
  { path: 'search', file: 'search.ts', id: 'panel-search', audience: 'anyone' },
  { path: 'photos/:id', file: 'person-photo.ts', audience: 'anyone' },
  { path: 'signs/create', file: 'signs/create.tsx', audience: 'member', under: 'signs' },
  { path: 'signs/edit/:id?', file: 'signs/edit.tsx', audience: 'member', under: 'signs' },
  // People who await acceptance read published signs (D3); the use case refuses everything else.
  { path: 'signs/view/:id?', file: 'signs/view.tsx', audience: 'anyone', under: 'signs' },
  { path: 'signs/save', file: 'signs/save.ts', audience: 'member' },
  { path: 'signs/draft', file: 'signs/draft.ts', audience: 'member' },
  { path: 'signs/lookup', file: 'signs/lookup.ts', audience: 'member' },
  { path: 'signs/uses', file: 'signs/uses.ts', audience: 'member' },
  { path: 'signs/presence', file: 'signs/presence.ts', audience: 'member' },
  { path: 'signs/preview', file: 'signs/preview.ts', audience: 'member' },
  { path: 'signs/clips', file: 'signs/clips.tsx', audience: 'member', under: 'signs' },
  { path: 'signs/clip-names', file: 'signs/clip-names.ts', audience: 'member' },
  { path: 'signs/clip-sign', file: 'signs/clip-sign.ts', audience: 'member' },
  {
    path: 'signs/import',
    file: 'sign-import/list.tsx',
    id: 'panel-imports',
    audience: 'admin',
    under: 'signs',
  },
  {
    path: 'signs/import/:id',
    file: 'sign-import/view.tsx',
    id: 'panel-import',
    audience: 'admin',
    under: 'signs',
  },
  { path: 'signs/import/:id/failed-lines', file: 'sign-import/failed-lines.ts', audience: 'admin' },
  { path: 'signs/import/:id/notices', file: 'sign-import/notices.ts', audience: 'admin' },
  { path: 'signs/import/:id/mapping', file: 'sign-import/mapping.ts', audience: 'admin' },
  { path: 'users', file: 'users/list.tsx', audience: 'admin', menu: { key: 'users', icon: 'users' } },
  { path: 'users/decide', file: 'users/decide.tsx', audience: 'admin' },
  { path: 'users/view/:id?', file: 'users/view.tsx', audience: 'admin' },
  { path: 'users/edit/:id', file: 'users/edit.tsx', audience: 'admin' },
  { path: 'register', file: 'users/register.tsx', audience: 'admin', under: 'users' },
  {
    path: 'signs',
    file: 'signs/list.tsx',
    id: 'panel-signs',
    audience: 'member',
    menu: { key: 'signs', icon: 'hand' },
  },
  {
    path: 'videos-eaf/changed-files',
    file: 'eaf-videos/changed-files.ts',
    id: 'panel-eaf-changed-files',
    audience: 'admin',
  },
  { path: 'signs/export', file: 'signs/export.ts', audience: 'member' },
  { path: 'signs/decide', file: 'signs/decide.tsx', id: 'panel-signs-decide', audience: 'member' },
  {
    path: 'about',
    file: 'about/edit.tsx',
    id: 'panel-about',
    audience: 'admin',
    menu: { key: 'about', icon: 'info', section: 'content' },
  },
  {
    path: 'contacts',
    file: 'contacts/list.tsx',
    id: 'panel-contacts',
    audience: 'admin',
    menu: { key: 'contacts', icon: 'mail' },
  },
  { path: 'contacts/edit/:id', file: 'contacts/edit.tsx', id: 'panel-contact', audience: 'admin' },
  {
    path: 'numbers',
    file: 'numbers/numbers.tsx',
    audience: 'admin',
    menu: { key: 'numbers', icon: 'chartColumn' },
  },
  { path: 'numbers/export', file: 'numbers/export.ts', id: 'panel-numbers-export', audience: 'admin' },
  {
    path: 'missing-words',
    file: 'missing-words/list.tsx',
    id: 'panel-missing-words',
    audience: 'admin',
    menu: { key: 'missingWords', icon: 'searchX' },
  },
  { path: 'missing-words/view', file: 'missing-words/view.tsx', id: 'panel-missing-word', audience: 'admin' },
  {
    path: 'word-combinations',
    file: 'word-combinations/list.tsx',
    id: 'panel-combinations',
    audience: 'admin',
    under: 'missing-words',
  },
  {
    path: 'word-combinations/create',
    file: 'word-combinations/create.tsx',
    id: 'panel-combinations-create',
    audience: 'admin',
    under: 'missing-words',
  },
  {
    path: 'word-combinations/edit/:id',
    file: 'word-combinations/edit.tsx',
    id: 'panel-combination',
    audience: 'admin',
    under: 'missing-words',
  },
  { path: 'simple-lists/draft', file: 'simple-lists/draft.ts', audience: 'admin' },
  { path: 'simple-lists/preview', file: 'simple-lists/preview.ts', audience: 'admin' },
  ...simpleListPagesOf('content'),
  {
    path: 'terms-of-use',
    file: 'legal/list.tsx',
    id: 'panel-terms-of-use',
    audience: 'admin',
    menu: { key: 'terms', icon: 'fileText', section: 'content' },
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
    menu: { key: 'privacy', icon: 'shieldCheck', section: 'content' },
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
  {
    path: 'videos-eaf',
    file: 'eaf-videos/list.tsx',
    id: 'panel-videos-eaf',
    audience: 'admin',
    menu: { key: 'videosEaf', icon: 'fileVideo', section: 'eaf' },
  },
  {
    path: 'videos-eaf/create',
    file: 'eaf-videos/create.tsx',
    id: 'panel-videos-eaf-create',
    audience: 'admin',
  },
  { path: 'videos-eaf/download/:id/:number', file: 'eaf-videos/download.ts', audience: 'admin' },
  {
    path: 'videos-eaf/edit/:id',
    file: 'eaf-videos/layout.tsx',
    id: 'panel-video-eaf',
    audience: 'admin',
    tabs: [
      { path: '', file: 'eaf-videos/data.tsx' },
      { path: 'glosses', file: 'eaf-videos/glosses.tsx' },
      { path: 'glosses/values', file: 'eaf-videos/gloss-values.tsx' },
      { path: 'versions', file: 'eaf-videos/versions.tsx' },
    ],
  },
  {
    path: 'occasions',
    file: 'occurrences/list.tsx',
    id: 'panel-occasions',
    audience: 'admin',
    menu: { key: 'occasions', icon: 'quote', section: 'eaf' },
  },
  { path: 'occasions/moment', file: 'occurrences/moment.ts', audience: 'admin' },
  {
    path: 'occasions/export',
    file: 'occurrences/export.ts',
    id: 'panel-occasions-export',
    audience: 'admin',
  },
  {
    path: 'signs/reference-lists',
    file: 'reference-lists/overview.tsx',
    audience: 'admin',
    menu: { key: 'referenceLists', icon: 'listOrdered', section: 'settings' },
  },
  ...referencePages,
  {
    path: 'languages',
    file: 'languages/list.tsx',
    id: 'panel-languages',
    audience: 'admin',
    menu: { key: 'languages', icon: 'languages', section: 'settings' },
  },
  { path: 'languages/create', file: 'languages/create.tsx', id: 'panel-languages-create', audience: 'admin' },
  { path: 'languages/edit/:id', file: 'languages/edit.tsx', id: 'panel-languages-edit', audience: 'admin' },
  { path: 'languages/missing/:id', file: 'languages/missing-texts.ts', audience: 'admin' },
  ...simpleListPagesOf('settings'),
  {
    path: 'platform-identity',
    file: 'platform-identity/edit.tsx',
    id: 'panel-identity',
    audience: 'owner',
    menu: { key: 'identity', icon: 'palette', section: 'settings' },
  },
  {
    path: 'website-settings',
    file: 'website-settings/edit.tsx',
    id: 'panel-website',
    audience: 'admin',
    menu: { key: 'website', icon: 'sliders', section: 'settings' },
  },
  {
    path: 'website-settings/preview',
    file: 'website-settings/preview.ts',
    id: 'panel-website-preview',
    audience: 'admin',
  },
  {
    path: 'erasures',
    file: 'erasures/list.tsx',
    id: 'panel-erasures',
    audience: 'owner',
    menu: { key: 'erasures', icon: 'trash', section: 'settings' },
  },
  { path: 'erasures/:kind/:id', file: 'erasures/erase.tsx', audience: 'owner' },
  {
    path: 'audit-log',
    file: 'audit-log/list.tsx',
    id: 'panel-audit-log',
    audience: 'owner',
    menu: { key: 'auditLog', icon: 'clipboardList', section: 'settings' },
  },
  { path: 'audit-log/export', file: 'audit-log/export.ts', id: 'panel-audit-log-export', audience: 'owner' },
  // Before its parent, whose audience is smaller.
  { path: 'my-profile/tokens', file: 'my-profile/tokens.tsx', audience: 'member' },
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
  {
    path: 'my-signs',
    file: 'signs/list.tsx',
    id: 'panel-my-signs',
    audience: 'member',
    accountMenu: { key: 'mySigns' },
  },
  {
    path: 'my-signs-approvals',
    file: 'signs/list.tsx',
    id: 'panel-my-signs-approvals',
    audience: 'approver',
    accountMenu: { key: 'myApprovals' },
  },
  {
    path: 'whats-new',
    file: 'whats-new/whats-new.tsx',
    audience: 'member',
    accountMenu: { key: 'whatsNew' },
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
