/** Where a link to a page stands. */
export type LinkArea = 'menu' | 'door' | 'footer' | 'auth' | 'error'

interface SitePage {
  /** Its name is the message `place.<key>`; a door's sentence is `door.<key>`. */
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
  /** Below the locale. */
  path: string
  in: LinkArea[]
}

/**
 * The public pages that exist, but for signs and contents of the panel. Menu, footer, the doors of the home page, the
 * ways on of the error page and the sitemap are made from this list alone, so an entry appears with its page.
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
