import { data } from 'react-router'
import { getLink } from '#domains/accounts/index.ts'
import type { OneTimeLink, OneTimeLinkKind } from '#domains/accounts/one-time-link.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../app-context.ts'

const reasons = ['link.invalid', 'link.expired', 'link.used'] as const

/** The reason why a link does not work. */
export interface UnusableLink {
  reason: 'missing' | 'invalid' | 'expired' | 'used'
  problem: string
}

/** The states of a page that a link opens: confirmation, result, or unusable link. */
export type EmailLinkView =
  | { state: 'ask'; link: Pick<OneTimeLink, 'kind' | 'newEmail'> }
  | { state: 'done' }
  | ({ state: 'useless' } & UnusableLink)

/** The secret of the link in the URL; empty without one. */
export const linkToken = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

interface LinkRequest {
  app: Pick<AppContext, 'db' | 'now'>
  request: Request
  locale: Locale
  kinds: readonly OneTimeLinkKind[]
}

/** The state of such a page. Loading it does not use the link, because programs that check mails open links too. */
export async function presentEmailLink({ app, request, locale, kinds }: LinkRequest): Promise<EmailLinkView> {
  if (new URL(request.url).searchParams.has('done')) return { state: 'done' }
  const t = translator(locale)
  if (linkToken(request) === '')
    return { state: 'useless', reason: 'missing', problem: t('passwords:useless.missingProblem') }
  try {
    return { state: 'ask', link: await getLink(app, { token: linkToken(request), kinds }) }
  } catch (error) {
    const reason = isAppError(error) && reasons.find((code) => code === error.code)
    if (!reason) throw error
    const problem = t(`errors:${reason}`)
    return { state: 'useless', reason: reason.slice('link.'.length) as UnusableLink['reason'], problem }
  }
}

const statusByReason: Record<UnusableLink['reason'], number> = {
  missing: 200,
  invalid: 404,
  expired: 410,
  used: 410,
}

/** The data of a page with the HTTP status of its link; a page without a link explains what it needs. */
export const withLinkStatus = <Page extends { view: { state: string; reason?: UnusableLink['reason'] } }>(
  page: Page,
) => data(page, { status: page.view.reason === undefined ? 200 : statusByReason[page.view.reason] })
