import { siteName } from '#domains/content/site-name.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, localeTags } from '#platform/i18n/locales.ts'
import type { Message } from '#platform/mail/message.ts'
import { renderHtmlBody, renderTextBody } from './mail-body.ts'
import { type AccountMailKind, isWarningMail, mailPages } from './mail-kinds.ts'

/** The facts of a mail about an account. */
export interface AccountMailData {
  kind: AccountMailKind
  locale: Locale
  /**
   * Display name; null for an unconfirmed address. Otherwise a form could be misused to send a text of somebody's choice
   * to the address of a stranger.
   */
  name: string | null
  /** The name of the dictionary in the settings. */
  siteName: string
  /** Email address of the recipient. */
  address: string
  /** Origin of links. */
  origin: string
  /** Secret of the button's link, and its lifetime in hours. */
  link: { token: string; hours: number } | null
  newEmail?: string | undefined
  type?: 'admin' | 'publisher' | undefined
  /** What was added to or removed from the second factors. */
  factor?: 'passkey' | 'app' | undefined
  /** Number of unused recovery codes. */
  left?: number | undefined
  /** The reason that the administrator entered. */
  reason?: string | undefined
}

/** Renders a mail in the language of the recipient, as text and as HTML. */
export async function renderAccountMail(facts: AccountMailData): Promise<Message> {
  const { kind, locale, address, origin, link, newEmail = '', type, factor, left = 0, reason } = facts
  const t = translator(locale)
  const name = facts.name?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const site = siteName({ name: facts.siteName }, t)
  const words = {
    site,
    newEmail,
    type: type ? t(`mails:types.${type}`) : '',
    factor: factor ? t(`mails:factors.${factor}`) : '',
    left,
  }
  const button = new URL(`/${locale}/${mailPages[kind]}`, origin)
  if (link) button.searchParams.set('token', link.token)

  const parts = {
    lang: localeTags[locale],
    greeting: name ? t('mails:greeting', { name }) : t('mails:hello'),
    body: t(`mails:kinds.${kind}.body`, words),
    reason: reason ? t('mails:reason', { reason }) : '',
    buttonLabel: t(`mails:kinds.${kind}.action`),
    buttonUrl: button.href,
    expiryText: link ? t('mails:expires', { count: link.hours }) : '',
    copyLinkText: t('mails:copy'),
    ignoreText: isWarningMail(kind) ? t(`mails:ignore.${kind}`) : '',
    footer: t('mails:from', { site, origin }),
  }
  return {
    to: { name, address },
    senderName: site,
    subject: t(`mails:kinds.${kind}.subject`, words),
    text: renderTextBody(parts),
    html: await renderHtmlBody(parts),
  }
}
