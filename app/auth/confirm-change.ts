import { redirect } from 'react-router'
import type { OneTimeLinkKind } from '#domains/accounts/one-time-link.ts'
import { sessionCookie } from '#platform/http/session-cookie.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { type AppContext, appContext } from '../app-context.ts'
import { handleForm } from '../handle-form.ts'
import { requireLocale } from '../page-errors.ts'
import { linkToken, presentEmailLink, type UnusableLink, withLinkStatus } from './email-link-view.ts'

/** What a page that confirms a change shows; `email` is the new address, where there is one. */
export type ChangeView =
  | { state: 'ask'; email: string | null }
  | { state: 'done' }
  | ({ state: 'useless' } & UnusableLink)

interface RouteArgs {
  request: Request
  /** Of the page, without what the router adds for data. */
  url: { pathname: string }
  params: { locale?: string }
  context: { get(key: typeof appContext): AppContext }
}

/** Loads the page behind a link that confirms a change. */
export async function loadChangeConfirmation(
  { request, params, context }: RouteArgs,
  kind: OneTimeLinkKind,
  name: 'changePassword' | 'changeEmailOld' | 'changeEmailNew',
) {
  const locale = requireLocale(params)
  const found = await presentEmailLink({ app: context.get(appContext), request, locale, kinds: [kind] })
  const view: ChangeView = found.state === 'ask' ? { state: 'ask', email: found.link.newEmail } : found
  const t = translator(locale)
  const titles = {
    ask: t(`passwords:${name}.title`),
    done: t(`passwords:${name}.done.title`),
    useless: t('passwords:useless.title'),
  }
  return withLinkStatus({
    page: { title: titles[view.state], noindex: true },
    messages: getMessagesUrl(locale, ['passwords']),
    locale,
    view,
  })
}

/**
 * Does what the link allows, and leads to the page that says so; its address holds no secret.
 * @param confirm does it, with the secret of the link; gives the token of a new session, where there is one
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
