import { redirect } from 'react-router'
import type { OneTimeLinkKind } from '#domains/accounts/one-time-link.ts'
import { sessionCookie } from '#platform/http/session-cookie.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { type AppContext, appContext } from '../app-context.ts'
import { handleForm } from '../handle-form.ts'
import { requireLocale } from '../page-errors.ts'
import { linkToken, presentEmailLink, type UnusableLink, withLinkStatus } from './present-email-link.ts'
import { unusableLinkTitle } from './unusable-link-title.ts'

/** The changes that a link confirms, as the keys of their texts. */
export type ConfirmedChange = 'changePassword' | 'changeEmailOld' | 'changeEmailNew' | 'contactEmail'

/** The states of a page that confirms a change; `email` is the new address, null for a password. */
export type EmailChangeView =
  | { state: 'ask'; email: string | null }
  | { state: 'done' }
  | ({ state: 'useless' } & UnusableLink)

interface RouteArgs {
  request: Request
  /** URL of the page, without the suffix of data requests. */
  url: { pathname: string }
  params: { locale?: string }
  context: { get(key: typeof appContext): AppContext }
}

/** Loads a page that confirms a change by a link. */
export async function loadChangeConfirmation(
  { request, params, context }: RouteArgs,
  kind: OneTimeLinkKind,
  name: ConfirmedChange,
) {
  const locale = requireLocale(params)
  const link = await presentEmailLink({ app: context.get(appContext), request, locale, kinds: [kind] })
  const view: EmailChangeView = link.state === 'ask' ? { state: 'ask', email: link.link.newEmail } : link
  const t = translator(locale)
  const titles = {
    ask: t(`passwords:${name}.title`),
    done: t(`passwords:${name}.done.title`),
    useless: link.state === 'useless' ? t(`passwords:${unusableLinkTitle(link)}`) : '',
  }
  return withLinkStatus({
    page: { title: titles[view.state], noindex: true },
    messages: getMessagesUrl(locale, ['passwords']),
    locale,
    view,
  })
}

/**
 * Confirms a change and redirects to the page with the result, whose URL does not contain the secret.
 * @param confirm receives the secret of the link; returns the token of a new session, or null
 */
export function confirmChange(
  { request, url, params, context }: RouteArgs,
  confirm: (app: AppContext, token: string) => Promise<string | null>,
) {
  const app = context.get(appContext)
  return handleForm({ request, locale: requireLocale(params), log: app.log }, async () => {
    const session = await confirm(app, linkToken(request))
    return redirect(`${url.pathname}?done`, {
      status: 303,
      headers: session === null ? {} : { 'set-cookie': sessionCookie(session, app.settings) },
    })
  })
}
