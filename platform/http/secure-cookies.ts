import { cookieNameFor } from './session-cookie.ts'

const cookiePattern = /^([^=;\s]+)=/
const securePattern = /;\s*secure\b/i

/** The cookie of a message that is shown once. It is set by code without access to the settings. */
export const toastCookie = 'toast'

/** With https, gives the attribute Secure to every cookie that a response sets, and the prefix `__Host-` to the toast. */
export function secureCookies(headers: Headers): void {
  const lines = headers.getSetCookie()
  if (lines.length === 0) return
  headers.delete('set-cookie')
  for (const line of lines) headers.append('set-cookie', secureLine(line))
}

function secureLine(line: string): string {
  const name = cookiePattern.exec(line)?.[1] ?? ''
  const renamed =
    name === toastCookie ? cookieNameFor(name, { secure: true }) + line.slice(name.length) : line
  return securePattern.test(renamed) ? renamed : `${renamed}; Secure`
}
