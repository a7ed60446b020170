import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type PanelPage, panelPages } from './panel/panel-pages.ts'
import { accountPages } from './site-areas.ts'

const panelRoute = ({
  path,
  file,
  id,
  tabs,
}: Pick<PanelPage, 'path' | 'file' | 'id' | 'tabs'>): RouteConfigEntry =>
  path === ''
    ? index(`panel/${file}`)
    : route(path, `panel/${file}`, id === undefined ? {} : { id }, tabs?.map(panelRoute))

/** Every route of the site. The paths of the panel are in `panelPages`. */
export default [
  index('locale-redirect.ts'),
  route('messages/:file', 'messages-file.ts'),
  route(':locale', 'locale-layout.tsx', [
    route('choose-language', 'choose-language.ts'),
    route('choose-school-mode', 'choose-school-mode.ts'),
    route('design-system/site-frame', 'design-system/site-frame.tsx'),
    route('design-system/stepper', 'design-system/stepper.tsx'),
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
        ...panelPages.map(panelRoute),
        route('*', 'not-found.tsx', { id: 'panel-not-found' }),
      ]),
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
      route('glossary', 'public/glossary.tsx'),
      route('terms-of-use', 'public/legal.tsx', { id: 'terms-of-use' }),
      route('privacy-policy', 'public/legal.tsx', { id: 'privacy-policy' }),
      route(':slug', 'public/content-page.tsx'),
    ]),
    route('*', 'not-found.tsx'),
  ]),
] satisfies RouteConfig
