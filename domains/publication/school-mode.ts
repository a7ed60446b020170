/** Name of the cookie with the choice of a visitor. */
const schoolModeCookie = 'school_mode'
const cookiePattern = new RegExp(`(?:^|;\\s*)${schoolModeCookie}=1\\s*(?:;|$)`)
const maxAgeSeconds = 365 * 24 * 60 * 60

/** Who chose the school mode, in which offensive signs are left out (D41); null while it is off. */
export type SchoolMode = 'installation' | 'visitor' | null

/** The line for `Set-Cookie` that stores the choice for 365 days, or removes it. */
export const schoolModeCookieLine = (isOn: boolean): string =>
  `${schoolModeCookie}=${isOn ? 1 : ''}; Path=/; Max-Age=${isOn ? maxAgeSeconds : 0}; SameSite=Lax`

/** Whether a `Cookie` header contains the choice of the school mode. */
export const hasSchoolModeCookie = (header: string): boolean => header !== '' && cookiePattern.test(header)
