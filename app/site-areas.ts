import { isLocale } from '#platform/i18n/locales.ts'

/**
 * A part of the site that browsers load by itself: its pages change in place, and a link into the other one loads a
 * document. So what visitors load, and what their addresses are compared with, does not grow with the panel.
 */
export type SiteArea = 'public' | 'members'

export const siteAreas: readonly SiteArea[] = ['public', 'members']

/** The pages around one's account, outside the panel; each is a route of its name. */
export const accountPages = [
  'login',
  'register',
  'confirm-email',
  'expired-email-confirmation',
  'forgot-password',
  'reset-password',
  'confirm-change-password',
  'confirm-solicitation-change-email',
  'confirm-change-email',
] as const

const memberPages = new Set<string>([...accountPages, 'logout'])

/** The area of a page or of its data: `/pt/login`, `/pt/control-panel/users.data`; an address of no language is public. */
export function siteAreaOf(pathname: string): SiteArea {
  const [, locale, first = '', ...below] = decoded(pathname)
    .toLowerCase()
    .replace(/(\/_)?\.data$/, '')
    .split('/')
  if (!isLocale(locale)) return 'public'
  if (first === 'control-panel') return 'members'
  return memberPages.has(first) && !below.some(Boolean) ? 'members' : 'public'
}

/** As the router reads it; what cannot be read is left as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
