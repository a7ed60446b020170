import type { Context } from 'hono'
import { locales } from '#platform/i18n/locales.ts'
import type { Doors } from './doors.ts'

const pages = ['', '/about', '/faqs', '/terms-of-use', '/privacy-policy', '/search-signs/words', '/search-signs/view-all']
const mostAddresses = 50_000

const originOf = ({ config }: Doors, c: Context) => config.publicUrl ?? new URL(c.req.url).origin

/** The addresses of every page and every published sign in the default locale, with their other languages. */
export const sitemap = (doors: Doors) => (c: Context) => {
  const origin = originOf(doors, c)
  const { dictionary } = doors
  const signs = dictionary.byIds(dictionary.ids()).filter((sign) => sign.source !== 'demo')
  const paths = [
    ...pages,
    ...dictionary.contents.filter((content) => content.inFooter).map((content) => `/${content.slug}`),
    ...signs.map((sign) => `/signs/view/${sign.id}`),
  ].slice(0, Math.floor(mostAddresses / locales.length))
  const urls = paths.flatMap((path) => {
    const others = locales.map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}/${locale}${path}"/>`)
    return locales.map((locale) => `<url><loc>${origin}/${locale}${path}</loc>${others.join('')}</url>`)
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`
  return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
}

/** Robots may read all but the API; they learn where the sitemap is. */
export const robots = (doors: Doors) => (c: Context) =>
  c.text(`User-agent: *\nDisallow: /api/\nAllow: /api/docs\n\nSitemap: ${originOf(doors, c)}/sitemap.xml\n`)
