/** Where a page is linked from. `door` is the tiles of the home page that lead to a way of searching. */
export type LinkArea = 'menu' | 'door' | 'footer' | 'auth' | 'error'

interface SitePage {
  /** Its name is the message `place.<key>`, the text of its tile `door.<key>`. */
  key:
    | 'home'
    | 'about'
    | 'handshape'
    | 'words'
    | 'category'
    | 'network'
    | 'viewAll'
    | 'contact'
    | 'faqs'
    | 'terms'
    | 'privacy'
  /** Without the locale. */
  path: string
  in: LinkArea[]
}

/**
 * The public pages with fixed paths. Menu, footer, tiles of the home page, links of the error page and the sitemap are
 * generated from this list.
 */
export const sitePages = [
  { key: 'about', path: '/about', in: ['menu', 'error'] },
  { key: 'handshape', path: '/search-signs/handshape', in: ['menu', 'door'] },
  { key: 'words', path: '/search-signs/words', in: ['menu', 'door'] },
  { key: 'category', path: '/search-signs/category', in: ['menu', 'door'] },
  { key: 'network', path: '/search-signs/semantic-network', in: ['menu', 'door'] },
  { key: 'viewAll', path: '/search-signs/view-all', in: ['menu', 'door'] },
  { key: 'contact', path: '/contact', in: ['menu', 'auth', 'error'] },
  { key: 'faqs', path: '/faqs', in: ['menu', 'auth', 'error'] },
  { key: 'terms', path: '/terms-of-use', in: ['footer', 'auth', 'error'] },
  { key: 'privacy', path: '/privacy-policy', in: ['footer', 'auth', 'error'] },
  { key: 'home', path: '', in: ['error'] },
] as const satisfies SitePage[]
