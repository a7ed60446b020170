import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { accountPages } from './site-areas.ts'

/** The versions of a legal text, in the panel. */
const legalRoutes = (path: string) => [
  route(path, 'panel/legal/list.tsx', { id: `panel-${path}` }),
  route(`${path}/create`, 'panel/legal/create.tsx', { id: `panel-${path}-create` }),
  route(`${path}/edit/:id?`, 'panel/legal/edit.tsx', { id: `panel-${path}-edit` }),
]

/** Every route of the site; a page's address below its locale stands here and nowhere else. */
export default [
  index('locale-redirect.ts'),
  route('messages/:file', 'messages-file.ts'),
  route(':locale', 'locale-layout.tsx', [
    route('choose-language', 'choose-language.ts'),
    route('design-system', 'design-system/layout.tsx', [
      index('design-system/index.ts'),
      route('board', 'design-system/board.tsx'),
      route('buttons', 'design-system/buttons.tsx'),
      route('colors', 'design-system/colors.tsx'),
      route('components', 'design-system/components.tsx'),
      route('typographic', 'design-system/typographic.tsx'),
      route('variables-text', 'design-system/variables-text.tsx'),
    ]),
    route('control-panel', 'panel/layout.tsx', [
      layout('panel/page-error-boundary.tsx', [
        index('panel/index.ts'),
        route('overview', 'panel/overview.tsx'),
        route('acceptance', 'panel/acceptance.tsx'),
        ...legalRoutes('terms-of-use'),
        ...legalRoutes('privacy-policy'),
        route('close-banner', 'panel/close-banner.ts'),
        route('users', 'panel/users/list.tsx'),
        route('users/view/:id?', 'panel/users/view.tsx'),
        route('users/edit/:id', 'panel/users/edit.tsx'),
        route('register', 'panel/users/register.tsx'),
        route('my-profile', 'panel/my-profile/layout.tsx', [
          index('panel/my-profile/personal-data.tsx'),
          route('photo', 'panel/my-profile/photo.tsx'),
          route('privacy', 'panel/my-profile/privacy.tsx'),
          route('security', 'panel/my-profile/security.tsx'),
          route('account', 'panel/my-profile/account.tsx'),
        ]),
        route('my-profile/my-data', 'panel/my-profile/export-my-data.ts'),
        route('*', 'not-found.tsx', { id: 'panel-not-found' }),
      ]),
      route('photos/:id', 'panel/person-photo.ts'),
    ]),
    route('logout', 'auth/logout.ts'),
    layout(
      'auth/layout.tsx',
      accountPages.map((page) => route(page, `auth/${page}.tsx`)),
    ),
    layout('public/layout.tsx', [
      index('public/home.tsx'),
      route('search-signs/handshape', 'public/handshape-search.tsx'),
      route('search-signs/handshape/view-all', 'public/handshape-all.tsx'),
      route('search-signs/handshape/signs/:id', 'public/handshape-signs.tsx'),
      route('search-signs/words', 'public/word-search.tsx'),
      route('search-signs/category', 'public/category-search.tsx'),
      route('search-signs/category/search-result', 'public/category-results.tsx'),
      route('search-signs/semantic-network', 'public/network.tsx'),
      route('search-signs/view-all', 'public/view-all.tsx'),
      route('signs/view/:id?', 'public/sign.tsx'),
      route('signs/legacy/:id', 'public/sign-legacy.tsx'),
      route('about', 'public/about.tsx'),
      route('contact', 'public/contact.tsx'),
      route('faqs', 'public/faqs.tsx'),
      route('terms-of-use', 'public/legal.tsx', { id: 'terms-of-use' }),
      route('privacy-policy', 'public/legal.tsx', { id: 'privacy-policy' }),
      route(':slug', 'public/content-page.tsx'),
    ]),
    route('*', 'not-found.tsx'),
  ]),
] satisfies RouteConfig
