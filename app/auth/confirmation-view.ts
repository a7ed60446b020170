import { redirect } from 'react-router'
import { awaitedConfirmation, findConfirmation } from '#domains/accounts/index.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../context.ts'
import { addressIn } from '../site-map.ts'
import { goOn } from './go-on.ts'
import { registeredHere } from './registered-cookie.ts'

/** How far the mail of a confirmation has come, as its page tells it. */
export type MailProgress = 'sent' | 'waiting' | 'retrying' | 'failed'

/** What the page of the confirmation shows. */
export type ConfirmationView =
  /** A link was followed: its button confirms. */
  | { state: 'ask'; token: string; email: string }
  /** A link that was used already, or never was one. */
  | { state: 'useless' }
  | { state: 'done' }
  | { state: 'awaiting'; email: string; mail: MailProgress; isResent: boolean; isSignedIn: boolean }
  /** Nobody knows whose confirmation is awaited. */
  | { state: 'unknown' }

interface Asked {
  app: AppContext
  request: Request
  locale: Locale
}

/**
 * What the page shows to who asks for it; looking at it uses nothing up.
 * @throws the redirect of whose address is confirmed, and to the page of expired links
 */
export async function presentConfirmation(asked: Asked): Promise<ConfirmationView> {
  const query = new URL(asked.request.url).searchParams
  const token = query.get('token')
  if (token !== null) return presentLink(asked, token)
  const { app, request, locale } = asked
  if (query.has('confirmed')) return { state: 'done' }
  if (app.session?.actor.isVerified) throw redirect(goOn(app.session, locale), 303)

  const accountId = app.session?.account.id ?? (await registeredHere(app, request))
  const awaited = accountId === null ? null : await awaitedConfirmation(app, accountId)
  if (!awaited) return { state: 'unknown' }
  if (awaited.isVerified) throw redirect(addressIn(locale, '/login'), 303)
  const { state = 'failed', hasFailed = true } = awaited.mail ?? {}
  return {
    state: 'awaiting',
    email: awaited.email,
    mail: state === 'waiting' && hasFailed ? 'retrying' : state,
    isResent: query.has('resent'),
    isSignedIn: app.session !== null,
  }
}

async function presentLink({ app, locale }: Asked, token: string): Promise<ConfirmationView> {
  try {
    const { email } = await findConfirmation(app, token)
    return { state: 'ask', token, email }
  } catch (error) {
    if (!isAppError(error)) throw error
    if (error.code === 'link.expired') {
      const expired = addressIn(locale, '/expired-email-confirmation')
      throw redirect(`${expired}?${new URLSearchParams({ token })}`, 303)
    }
    if (!error.code.startsWith('link.')) throw error
    if (app.session?.actor.isVerified) throw redirect(goOn(app.session, locale), 303)
    return { state: 'useless' }
  }
}
