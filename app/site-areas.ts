import { isLocale } from '#platform/i18n/locales.ts'

/**
 * A part of the site with a route manifest of its own. Navigation inside an area is client-side; a link into the other
 * area loads a document. The manifest of public pages, and the time to match their URLs, do not grow with the panel.
 */
export type SiteArea = 'public' | 'members'

export const siteAreas: readonly SiteArea[] = ['public', 'members']

/** The account pages outside the panel; each name is also the path of its route. */
export const accountPages = [
  'login',
  'second-factor',
  'register',
  'confirm-email',
  'expired-email-confirmation',
  'forgot-password',
  'reset-password',
  'confirm-change-password',
  'confirm-solicitation-change-email',
  'confirm-change-email',
  'confirm-contact-email',
] as const

const memberPages = new Set<string>([...accountPages, 'logout'])

/** The area of a page or its data: `/pt/login`, `/pt/control-panel/users.data`. A path without a locale is public. */
export function siteAreaOf(pathname: string): SiteArea {
  const [, locale, first = '', ...below] = decoded(pathname)
    .toLowerCase()
    .replace(/(\/_)?\.data$/, '')
    .split('/')
  if (!isLocale(locale)) return 'public'
  if (first === 'control-panel') return 'members'
  return memberPages.has(first) && !below.some(Boolean) ? 'members' : 'public'
}

/** Decoded as the router does it; a malformed path is returned unchanged. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
