import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { defaultLocale, locales } from '#platform/i18n/locales.ts'
import { pathWithoutLocale } from '#platform/i18n/localized-path.ts'

/** Metadata for browsers, search engines and link previews; the field `page` of the loader data. */
export interface PageMetadata {
  title: string
  description?: string
  /** For link previews. */
  image?: OpenGraphFile | null
  video?: OpenGraphFile | null
  /** The part of the query that belongs to the canonical URL: `?page=2`. */
  query?: string
  noindex?: boolean
}

/** An image or video with its absolute URL; size in pixels, if known. */
export interface OpenGraphFile {
  url: string
  type?: string
  width?: number | null
  height?: number | null
}

interface MetaArgs {
  loaderData?: unknown
  location: { pathname: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
  error?: unknown
}

interface RootMetadata {
  origin: string
  siteName: string
  /** The picture of pages that have none. */
  image: OpenGraphFile
  errorTitles: { notFound: string; other: string }
}

/**
 * Title, description, canonical and hreflang links, and Open Graph. Every route module re-exports it as `meta`.
 */
export function pageMeta({ loaderData, location, matches, error }: MetaArgs): MetaDescriptor[] {
  const root = matches[0]?.loaderData as RootMetadata | undefined
  if (!root) return []
  if (error) return errorMeta(error, root)
  const page = (loaderData as { page?: PageMetadata } | undefined)?.page
  return page
    ? [...titleMeta(page, root), ...urlMeta(page, location.pathname, root), ...openGraphMeta(page, root)]
    : []
}

function errorMeta(error: unknown, { errorTitles }: RootMetadata): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return [
    { title: isMissing ? errorTitles.notFound : errorTitles.other },
    { name: 'robots', content: 'noindex' },
  ]
}

function titleMeta(
  { title, description, noindex }: PageMetadata,
  { siteName }: RootMetadata,
): MetaDescriptor[] {
  return [
    { title: title === siteName ? title : `${title} · ${siteName}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** Search engines look for the other languages of those pages alone that they index. */
function urlMeta(
  { query = '', noindex }: PageMetadata,
  pathname: string,
  { origin }: RootMetadata,
): MetaDescriptor[] {
  const path = pathWithoutLocale(pathname)
  const url = `${origin}${pathname.replace(/\/+$/, '')}${query}`
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
    ...(noindex ? [] : alternatesOf(path, query, origin)),
  ]
}

const alternatesOf = (path: string, query: string, origin: string): MetaDescriptor[] => [
  ...locales.map((locale) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: locale,
    href: `${origin}/${locale}${path}${query}`,
  })),
  {
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'x-default',
    href: path === '' ? `${origin}/` : `${origin}/${defaultLocale}${path}${query}`,
  },
]

function openGraphMeta(
  { title, description, image: ownImage, video }: PageMetadata,
  { siteName, image: defaultImage }: RootMetadata,
): MetaDescriptor[] {
  const image = ownImage ?? defaultImage
  const properties = {
    'og:type': video ? 'video.other' : 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    ...fileMeta('og:image', image),
    'og:image:alt': ownImage ? title : siteName,
    ...fileMeta('og:video', video),
  }
  return [
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [{ property, content: String(content) }] : [],
    ),
    { name: 'twitter:card', content: ownImage ? 'summary_large_image' : 'summary' },
  ]
}

const fileMeta = (name: string, file: OpenGraphFile | null | undefined) => ({
  [name]: file?.url,
  [`${name}:type`]: file?.type,
  [`${name}:width`]: file?.width,
  [`${name}:height`]: file?.height,
})
