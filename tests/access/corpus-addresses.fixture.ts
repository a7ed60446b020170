/** An address that visitors or members have. */
export interface CorpusAddress {
  /** The pattern of a page of `app/routes.ts`, whose data are asked for; null for another address. */
  page: string | null
  address: (world: CorpusWorld) => string
  /** Whether it shows the recording once it is public. */
  shows?: boolean
}

export interface CorpusWorld {
  /** A published sign that the recording uses. */
  sign: number
  /** Key of the file of its film. */
  film: string
}

const page = (pattern: string, path: (world: CorpusWorld) => string, shows = false): CorpusAddress => ({
  page: pattern,
  address: (world) => `/de${path(world)}`,
  shows,
})
const other = (address: (world: CorpusWorld) => string, shows = false): CorpusAddress => ({
  page: null,
  address,
  shows,
})

/**
 * What is asked for with and without a restricted recording. The test adds every operation of the API that reads; a page or
 * another address is one row.
 */
export const corpusAddresses: CorpusAddress[] = [
  page('signs/view/:id?', ({ sign }) => `/signs/view/${sign}.data`, true),
  page('signs/view/:id?', ({ sign }) => `/signs/view/${sign}.data?examples=2`, true),
  page('', () => '.data'),
  page('about', () => '/about.data'),
  page('search-signs/words', () => '/search-signs/words.data?q=casa'),
  page('search-signs/words', () => '/search-signs/words.data?order=frequent'),
  page('search-signs/view-all', () => '/search-signs/view-all.data?order=frequent'),
  page('search-signs/category/search-result', () => '/search-signs/category/search-result.data?q=casa'),
  page('search-signs/handshape', () => '/search-signs/handshape.data'),
  page('search-signs/semantic-network', () => '/search-signs/semantic-network.data'),
  page('control-panel/overview', () => '/control-panel/overview.data'),
  page('control-panel/signs/view/:id?', ({ sign }) => `/control-panel/signs/view/${sign}.data`),
  page('control-panel/signs/edit/:id?', ({ sign }) => `/control-panel/signs/edit/${sign}.data`),
  page('control-panel/search', () => '/control-panel/search.data?q=casa'),
  page('control-panel/signs/export', () => '/control-panel/signs/export.data'),
  other(() => '/sitemap.xml'),
  other(() => '/robots.txt'),
  other(({ sign }) => `/films/${sign}.mp4`),
  other(({ film }) => `/media/${film}`, true),
]
