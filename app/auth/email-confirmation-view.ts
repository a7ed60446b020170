import { redirect } from 'react-router'
import { findPendingConfirmation, requireConfirmationAccount } from '#domains/accounts/index.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { AppContext } from '../app-context.ts'
import { postSignInPath } from './post-sign-in-path.ts'
import { findRegisteredAccount } from './registered-cookie.ts'

/** How far the mail of a confirmation has come, as its page tells it. */
export type MailStatus = 'sent' | 'waiting' | 'retrying' | 'failed'

/** What the page of the confirmation shows. */
export type EmailConfirmationView =
  /** A link was followed: its button confirms. */
  | { state: 'ask'; token: string; email: string }
  /** A link that was used already, or never was one. */
  | { state: 'useless' }
  | { state: 'done' }
  | { state: 'awaiting'; email: string; mail: MailStatus; isResent: boolean; isSignedIn: boolean }
  /** Nobody knows whose confirmation is awaited. */
  | { state: 'unknown' }

interface ConfirmationRequest {
  app: AppContext
  request: Request
  locale: Locale
}

/**
 * What the page shows to who asks for it; looking at it uses nothing up.
 * @throws the redirect of whose address is confirmed, and to the page of expired links
 */
export async function presentEmailConfirmation(asked: ConfirmationRequest): Promise<EmailConfirmationView> {
  const query = new URL(asked.request.url).searchParams
  const token = query.get('token')
  if (token !== null) return presentLink(asked, token)
  const { app, request, locale } = asked
  if (query.has('confirmed')) return { state: 'done' }
  if (app.session?.actor.isVerified) throw redirect(postSignInPath(app.session, locale), 303)

  const accountId = app.session?.account.id ?? (await findRegisteredAccount(app, request))
  const pendingConfirmation = accountId === null ? null : await findPendingConfirmation(app, accountId)
  if (!pendingConfirmation) return { state: 'unknown' }
  if (pendingConfirmation.isVerified) throw redirect(localizedPath(locale, '/login'), 303)
  const { state = 'failed', hasFailed = true } = pendingConfirmation.mail ?? {}
  return {
    state: 'awaiting',
    email: pendingConfirmation.email,
    mail: state === 'waiting' && hasFailed ? 'retrying' : state,
    isResent: query.has('resent'),
    isSignedIn: app.session !== null,
  }
}

async function presentLink(
  { app, locale }: ConfirmationRequest,
  token: string,
): Promise<EmailConfirmationView> {
  try {
    const { email } = await requireConfirmationAccount(app, token)
    return { state: 'ask', token, email }
  } catch (error) {
    if (!isAppError(error)) throw error
    if (error.code === 'link.expired') {
      const expired = localizedPath(locale, '/expired-email-confirmation')
      throw redirect(`${expired}?${new URLSearchParams({ token })}`, 303)
    }
    if (!error.code.startsWith('link.')) throw error
    if (app.session?.actor.isVerified) throw redirect(postSignInPath(app.session, locale), 303)
    return { state: 'useless' }
  }
}
