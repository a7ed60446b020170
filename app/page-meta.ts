import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { locales } from '#platform/i18n/locales.ts'
import { pathWithoutLocale } from './site-links.ts'

/** What a page says of itself to browsers, search engines and messengers; part of its loader's answer. */
export interface PageMetadata {
  title: string
  description?: string
  /** What messengers show of it. */
  image?: OpenGraphFile | null
  video?: OpenGraphFile | null
  /** The part of the query that makes it another page: `?page=2`. */
  query?: string
  noindex?: boolean
}

/** A picture or video at its absolute address; its size in pixels where it is known. */
interface OpenGraphFile {
  address: string
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
  errorTitles: { notFound: string; other: string }
}

/** The head of every page: re-export it as `meta`. Title, description, canonical and hreflang, Open Graph. */
export function pageMeta({ loaderData, location, matches, error }: MetaArgs): MetaDescriptor[] {
  const root = matches[0]?.loaderData as RootMetadata | undefined
  if (!root) return []
  if (error) return errorMeta(error, root)
  const page = (loaderData as { page?: PageMetadata } | undefined)?.page
  return page
    ? [...titleMeta(page, root), ...addressMeta(page, location.pathname, root), ...openGraphMeta(page, root)]
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

function addressMeta(
  { query = '' }: PageMetadata,
  pathname: string,
  { origin }: RootMetadata,
): MetaDescriptor[] {
  const path = pathWithoutLocale(pathname)
  const here = `${origin}${pathname.replace(/\/+$/, '')}${query}`
  return [
    { tagName: 'link', rel: 'canonical', href: here },
    { property: 'og:url', content: here },
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
      href: path === '' ? `${origin}/` : `${origin}/pt${path}${query}`,
    },
  ]
}

function openGraphMeta(
  { title, description, image, video }: PageMetadata,
  { siteName }: RootMetadata,
): MetaDescriptor[] {
  const facts = {
    'og:type': video ? 'video.other' : 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    ...fileMeta('og:image', image),
    'og:image:alt': image ? title : null,
    ...fileMeta('og:video', video),
  }
  return [
    ...Object.entries(facts).flatMap(([property, content]) =>
      content ? [{ property, content: String(content) }] : [],
    ),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
}

const fileMeta = (name: string, file: OpenGraphFile | null | undefined) => ({
  [name]: file?.address,
  [`${name}:type`]: file?.type,
  [`${name}:width`]: file?.width,
  [`${name}:height`]: file?.height,
})
