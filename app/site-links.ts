import { type LinkArea, sitePages } from '#domains/content/site-pages.ts'

type SitePage = (typeof sitePages)[number]
type LinkedPage<W extends LinkArea> = SitePage extends infer P
  ? P extends { in: readonly (infer I)[] }
    ? W extends I
      ? P
      : never
    : never
  : never

/** The pages of a menu in order. */
export const menuItemsIn = <W extends LinkArea>(where: W): LinkedPage<W>[] =>
  sitePages.filter((page) => (page.in as readonly LinkArea[]).includes(where)) as LinkedPage<W>[]

/** A page with a way to search. */
export type SearchKey = LinkedPage<'searchMethod'>['key']

/** The pages of a list without the ways to search that find nothing. */
export const offeredPages = <Page extends { key: string; in: readonly string[] }>(
  pages: readonly Page[],
  offered: readonly SearchKey[],
): Page[] =>
  pages.filter(({ key, in: areas }) => !areas.includes('searchMethod') || offered.includes(key as SearchKey))
