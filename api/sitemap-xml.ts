/** An entry of a sitemap. URLs are absolute, times are milliseconds since 1970 (UTC). */
export interface SitemapUrl {
  address: string
  /** The same page in every locale, including this one. */
  alternates: readonly { language: string; address: string }[]
  changedAt: number | null
  video: SitemapVideo | null
}

export interface SitemapVideo {
  poster: string
  title: string
  description: string
  source: string
  publishedAt: number
}

/** In characters. Search engines show fewer; the limits keep a full file below 50 MB. */
const maxLengths = { title: 100, description: 300 }

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespaces = {
  '': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  ':xhtml': 'http://www.w3.org/1999/xhtml',
  ':video': 'http://www.google.com/schemas/sitemap-video/1.1',
}
const namespaceAttributes = (names: (keyof typeof namespaces)[]) =>
  names.map((name) => ` xmlns${name}="${namespaces[name]}"`).join('')

export const urlsetStart = `${xmlDeclaration}<urlset${namespaceAttributes(['', ':xhtml', ':video'])}>\n`
export const urlsetEnd = '</urlset>\n'

/** The index of the sitemap files. */
export function sitemapIndex(files: readonly { address: string; changedAt: number | null }[]): string {
  const lines = files.map(
    ({ address, changedAt }) => `<sitemap>${element('loc', address)}${lastmod(changedAt)}</sitemap>\n`,
  )
  return `${xmlDeclaration}<sitemapindex${namespaceAttributes([''])}>\n${lines.join('')}</sitemapindex>\n`
}

/** An entry as a `<url>` element with a line break. */
export function urlElement({ address, alternates, changedAt, video }: SitemapUrl): string {
  const links = alternates.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one.language}" href="${xmlText(one.address)}"/>`,
  )
  const about = video === null ? '' : videoElement(video)
  return `<url>${element('loc', address)}${lastmod(changedAt)}${links.join('')}${about}</url>\n`
}

function videoElement({ poster, title, description, source, publishedAt }: SitemapVideo): string {
  const facts = [
    element('video:thumbnail_loc', poster),
    element('video:title', truncate(title, maxLengths.title)),
    element('video:description', truncate(description, maxLengths.description)),
    element('video:content_loc', source),
    element('video:publication_date', new Date(publishedAt).toISOString()),
  ]
  return `<video:video>${facts.join('')}</video:video>`
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`

const lastmod = (time: number | null) =>
  time === null ? '' : element('lastmod', new Date(time).toISOString())

function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength - 1)
  return `${start.isWellFormed() ? start : start.slice(0, -1)}…`
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Any text as the content of an XML element or attribute; characters that XML forbids become spaces. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]+/gu, ' ')
    .replace(/[&<>"']/g, (character) => escapes[character] as string)
