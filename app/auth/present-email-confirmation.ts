import { redirect } from 'react-router'
import { findPendingConfirmation, getConfirmationEmail } from '#domains/accounts/index.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { AppContext } from '../app-context.ts'
import { postSignInPath } from './post-sign-in-path.ts'
import { findRegisteredAccount } from './registered-cookie.ts'

/** State of the mail of a confirmation. */
export type MailStatus = 'sent' | 'waiting' | 'retrying' | 'failed'

/** The states of the confirmation page. */
export type EmailConfirmationView =
  /** A valid link: the button confirms the address. */
  | { state: 'ask'; token: string; email: string }
  /** A link that was used already or is unknown. */
  | { state: 'useless' }
  | { state: 'done' }
  | {
      state: 'awaiting'
      email: string
      mail: MailStatus
      /** What the person did last on the page. */
      notice: 'resent' | 'corrected' | null
      isSignedIn: boolean
    }
  /** There is neither a link nor a session nor a recent registration. */
  | { state: 'unknown' }

interface ConfirmationRequest {
  app: AppContext
  request: Request
  locale: Locale
}

/**
 * The state of the confirmation page. Loading it does not use the link.
 * @throws a redirect when the address is confirmed already, or the link has expired
 */
export async function presentEmailConfirmation(
  confirmationRequest: ConfirmationRequest,
): Promise<EmailConfirmationView> {
  const query = new URL(confirmationRequest.request.url).searchParams
  const token = query.get('token')
  if (token !== null) return presentLink(confirmationRequest, token)
  const { app, request, locale } = confirmationRequest
  if (query.has('confirmed')) return { state: 'done' }
  if (app.session?.actor.isVerified) throw redirect(postSignInPath(app.session, locale), 303)

  const accountId = app.session?.account.id ?? (await findRegisteredAccount(app, request))
  const pendingConfirmation = accountId === null ? null : await findPendingConfirmation(app, { accountId })
  if (!pendingConfirmation) return { state: 'unknown' }
  if (pendingConfirmation.isVerified) throw redirect(localizedPath(locale, '/login'), 303)
  const { state = 'failed', hasFailed = true } = pendingConfirmation.mail ?? {}
  return {
    state: 'awaiting',
    email: pendingConfirmation.email,
    mail: state === 'waiting' && hasFailed ? 'retrying' : state,
    notice: query.has('corrected') ? 'corrected' : query.has('resent') ? 'resent' : null,
    isSignedIn: app.session !== null,
  }
}

async function presentLink(
  { app, locale }: ConfirmationRequest,
  token: string,
): Promise<EmailConfirmationView> {
  try {
    return { state: 'ask', token, email: await getConfirmationEmail(app, { token }) }
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
