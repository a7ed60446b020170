import { renderHtmlBody, renderTextBody } from '#domains/accounts/mails/mail-body.ts'
import { siteName } from '#domains/content/site-name.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, localeTags } from '#platform/i18n/locales.ts'
import type { Message } from '#platform/mail/message.ts'
import type { DecisionMailKind } from '../sign-decisions.ts'

/** The facts of a mail about signs. */
export interface SignMailData {
  locale: Locale
  /** Display name of the recipient. */
  name: string
  address: string
  /** The name of the dictionary in the settings. */
  siteName: string
  /** Origin of links. */
  origin: string
  about:
    | { kind: DecisionMailKind; signId: number; gloss: string; note: string | null }
    | { kind: 'signs-waiting'; count: number }
}

/** The page that the button opens, below the locale. */
const pageOf = (about: SignMailData['about']): string => {
  switch (about.kind) {
    case 'sign-published':
      return `signs/view/${about.signId}`
    case 'sign-unpublished':
      return `control-panel/signs/view/${about.signId}`
    case 'sign-needs-changes':
      return `control-panel/signs/edit/${about.signId}`
    case 'signs-waiting':
      return 'control-panel/my-signs-approvals'
  }
}

/** Renders a mail about signs in the language of the recipient, as text and as HTML. */
export async function renderSignMail(facts: SignMailData): Promise<Message> {
  const { locale, address, origin, about } = facts
  const t = translator(locale)
  const name = facts.name.replaceAll(/\s+/g, ' ').trim()
  const site = siteName({ name: facts.siteName }, t)
  const isDigest = about.kind === 'signs-waiting'
  const words = { site, gloss: isDigest ? '' : about.gloss.replaceAll(/\s+/g, ' ') }
  const note = isDigest ? null : about.note
  const parts = {
    lang: localeTags[locale],
    greeting: name ? t('mails:greeting', { name }) : t('mails:hello'),
    body: isDigest
      ? t('signMails:kinds.signs-waiting.body', { ...words, count: about.count })
      : t(`signMails:kinds.${about.kind}.body`, words),
    reason: note ? t('signMails:note', { note }) : '',
    buttonLabel: t(`signMails:kinds.${about.kind}.action`),
    buttonUrl: new URL(`/${locale}/${pageOf(about)}`, origin).href,
    expiryText: '',
    copyLinkText: t('mails:copy'),
    ignoreText: '',
    footer: t('mails:from', { site, origin }),
  }
  return {
    to: { name, address },
    senderName: site,
    subject: t(`signMails:kinds.${about.kind}.subject`, words),
    text: renderTextBody(parts),
    html: await renderHtmlBody(parts),
  }
}
