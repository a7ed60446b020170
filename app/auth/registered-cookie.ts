import { createCookie } from 'react-router'
import { cookieNameFor } from '#platform/http/session-cookie.ts'
import { getInstallationSecrets } from '#platform/limits/installation-secret.ts'
import type { AppContext } from '../app-context.ts'

const oneHour = 3_600

async function registeredCookie({ db, settings, now }: Pick<AppContext, 'db' | 'settings' | 'now'>) {
  const secrets = await getInstallationSecrets(db, now())
  return createCookie(cookieNameFor('registered', settings), {
    secrets: secrets.map((secret) => `registered ${secret}`),
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.secure,
    path: '/',
    maxAge: oneHour,
  })
}

/**
 * A signed cookie that names the account that was registered in this browser, for one hour. It permits only to see the
 * address of the account on the confirmation page and to send the mail again.
 */
export const serializeRegisteredAccount = async (app: AppContext, accountId: number): Promise<string> =>
  (await registeredCookie(app)).serialize(accountId)

/** The account that was registered in this browser within the last hour; null for none. */
export async function findRegisteredAccount(app: AppContext, request: Request): Promise<number | null> {
  const header = request.headers.get('cookie')
  if (!header?.includes('registered=')) return null
  const id: unknown = await (await registeredCookie(app)).parse(header)
  return Number.isSafeInteger(id) ? (id as number) : null
}
