import type { PanelPage } from './panel-pages.ts'

const page = (path: string, audience: PanelPage['audience'], more: Partial<PanelPage> = {}): PanelPage => ({
  path,
  file: `${path}.tsx`,
  audience,
  ...more,
})

/** A table with a page for each audience, some of them in a section of the menu. */
export const pagesForEachAudience: readonly PanelPage[] = [
  page('', 'anyone'),
  page('overview', 'anyone', { menu: { key: 'overview', icon: 'house' } }),
  page('users', 'admin', { menu: { key: 'users', icon: 'users' } }),
  page('users/edit/:id', 'admin'),
  page('signs', 'member', { menu: { key: 'signs', icon: 'hand' } }),
  page('signs/view/:id', 'anyone'),
  page('signs/edit/:id', 'member'),
  page('occasions', 'admin', { menu: { key: 'occasions', icon: 'list', section: 'eaf' } }),
  page('website-manual', 'member', { menu: { key: 'websiteManual', icon: 'book', section: 'settings' } }),
  page('platform-identity', 'owner', { menu: { key: 'identity', icon: 'palette', section: 'settings' } }),
  page('my-profile', 'anyone', {
    accountMenu: { key: 'myProfile' },
    tabs: [
      { path: '', file: 'personal-data.tsx' },
      { path: 'security', file: 'security.tsx' },
    ],
  }),
  page('my-signs', 'member', { accountMenu: { key: 'mySigns' } }),
  page('my-signs-approvals', 'approver', { accountMenu: { key: 'myApprovals' } }),
]
