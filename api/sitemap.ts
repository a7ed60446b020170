import type { Context } from 'hono'
import { sitePlaces } from '#domains/content/site-places.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { locales } from '#platform/i18n/locales.ts'
import type { Doors } from './doors.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
/** A file may hold 50,000 addresses, and every page has one per locale. */
const pathsPerPart = Math.floor(50_000 / locales.length)

const originOf = ({ config }: Doors, c: Context) => config.publicUrl ?? new URL(c.req.url).origin

/** Every public page and published sign below its locale; the demonstration is not for search engines. */
function pathsOf({ dictionary }: Doors): string[] {
  const contents = dictionary.contents.filter((content) => content.inFooter)
  const signs = dictionary.byIds(dictionary.ids()).filter((sign) => sign.source !== 'demo')
  const pages = sitePlaces.map(({ path }) => path)
  return [...pages, ...contents.map(({ slug }) => `/${slug}`), ...signs.map(({ id }) => `/signs/view/${id}`)]
}

const xml = (c: Context, text: string) =>
  c.body(declaration + text, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })

function addresses(origin: string, paths: string[]): string {
  const urls = paths.flatMap((path) =>
    locales.map((locale) => `<url><loc>${origin}/${locale}${path}</loc></url>`),
  )
  return `<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`
}

/** The addresses of every page in every locale; where they are too many, the list of the parts that hold them. */
export const sitemap = (doors: Doors) => (c: Context) => {
  const origin = originOf(doors, c)
  const paths = pathsOf(doors)
  if (paths.length <= pathsPerPart) return xml(c, addresses(origin, paths))
  const parts = Array.from(
    { length: Math.ceil(paths.length / pathsPerPart) },
    (_, i) => `${origin}/sitemap-${i + 1}.xml`,
  )
  const lines = parts.map((part) => `<sitemap><loc>${part}</loc></sitemap>`)
  return xml(c, `<sitemapindex xmlns="${namespace}">\n${lines.join('\n')}\n</sitemapindex>\n`)
}

/** One part of the sitemap, `sitemap-1.xml` and so on. */
export const sitemapPart = (doors: Doors) => (c: Context) => {
  const part = Number(c.req.param('file')?.match(/\d+/)?.[0])
  const paths = pathsOf(doors).slice((part - 1) * pathsPerPart, part * pathsPerPart)
  if (part < 1 || paths.length === 0) throw new AppError('page.notFound')
  return xml(c, addresses(originOf(doors, c), paths))
}

/** Robots may read all but the API; they learn where the sitemap is. */
export const robots = (doors: Doors) => (c: Context) =>
  c.text(`User-agent: *\nDisallow: /api/\nAllow: /api/docs\n\nSitemap: ${originOf(doors, c)}/sitemap.xml\n`)
