/**
 * Where a page is linked from. `searchMethod`: the ways of searching of the menu; `tile`: a picture of the home page;
 * `dictionary`: beside the menu's pages about the dictionary in the footer.
 */
export type LinkArea = 'menu' | 'searchMethod' | 'tile' | 'dictionary' | 'footer' | 'auth' | 'error'

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
    | 'glossary'
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
  { key: 'handshape', path: '/search-signs/handshape', in: ['menu', 'searchMethod'] },
  { key: 'words', path: '/search-signs/words', in: ['menu', 'searchMethod', 'error'] },
  { key: 'category', path: '/search-signs/category', in: ['menu', 'searchMethod', 'tile'] },
  { key: 'network', path: '/search-signs/semantic-network', in: ['menu', 'searchMethod', 'tile'] },
  { key: 'viewAll', path: '/search-signs/view-all', in: ['menu', 'searchMethod', 'tile', 'error'] },
  { key: 'contact', path: '/contact', in: ['menu', 'auth', 'error'] },
  { key: 'faqs', path: '/faqs', in: ['menu', 'auth', 'error'] },
  { key: 'glossary', path: '/glossary', in: ['dictionary', 'error'] },
  { key: 'terms', path: '/terms-of-use', in: ['footer', 'auth', 'error'] },
  { key: 'privacy', path: '/privacy-policy', in: ['footer', 'auth', 'error'] },
  { key: 'home', path: '', in: ['error'] },
] as const satisfies SitePage[]
