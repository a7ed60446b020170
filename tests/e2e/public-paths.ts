import type { APIRequestContext } from '@playwright/test'
import { siteRoutes } from './site-routes.ts'

/** Paths in place of the patterns with parameters. */
const examplePaths: Record<string, string> = {
  'search-signs/category/search-result': 'search-signs/category/search-result?location=chest',
  'signs/view/:id?': 'signs/view/1',
}
// Content pages have the same parts as the legal texts, and old addresses are redirected.
const skippedRoutes = ['public/content-page', 'public/sign-legacy']

/** The public pages, each once, below the locale. */
export const publicPaths = siteRoutes
  .filter(({ id }) => /^(public\/|terms-of-use$|privacy-policy$)/.test(id) && !skippedRoutes.includes(id))
  .map(({ pattern }) => examplePaths[pattern] ?? pattern)

/** Replaces `:id` by the id of the first handshape that has signs. */
export async function resolvePath(request: APIRequestContext, path: string): Promise<string> {
  if (!path.includes(':id')) return path
  const html = await (await request.get('/pt/search-signs/handshape/view-all')).text()
  return path.replace(':id', /handshape\/signs\/(\d+)/.exec(html)?.[1] ?? '')
}
