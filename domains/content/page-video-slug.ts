/** Ids that the specification gives to the videos of the public menu and of people who await approval. */
export const explanatoryVideoIds = { 'public-menu': 586, 'awaiting-approval': 674 } as const

/**
 * The slug of the videos that explain a page.
 * @param path without the locale: `/search-signs/words`
 */
export const pageVideoSlug = (path: string): string =>
  path.split('/').filter(Boolean).join('-').toLowerCase() || 'home'
