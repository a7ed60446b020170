import { html } from 'hono/html'
import { siteName } from '#domains/content/site-name.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, localeTags } from '#platform/i18n/locales.ts'
import type { Message } from '#platform/mail/message.ts'

/** The facts of an answer to a message. */
export interface ContactReply {
  /** Of the sender of the message. */
  locale: Locale
  name: string
  address: string
  /** The name of the dictionary in the settings. */
  siteName: string
  /** Origin of links. */
  origin: string
  /** Subject and text of the message that is answered. */
  subject: string
  message: string
  /** The subject of the answer; null for that of the program. */
  replySubject: string | null
  /** The answer as it was written. */
  text: string
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Renders an answer in the language of the sender, with the message below, as text and as HTML. */
export async function renderContactReply(reply: ContactReply): Promise<Message> {
  const { locale, origin, text, message } = reply
  const t = translator(locale)
  const site = siteName({ name: reply.siteName }, t)
  const footer = t('mails:from', { site, origin })
  const quoted = t('contactReplies:quoted')
  const document = await html`<!doctype html>
<html lang="${localeTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="white-space:pre-line">${text}</p>
${message && html`<p style="font-size:14px">${quoted}</p><blockquote style="margin:0;padding-left:16px;border-left:3px solid #888;white-space:pre-line;font-size:14px">${message}</blockquote>`}
<p style="font-size:14px">${footer}</p>
</div>
</body>
</html>
`
  const quote = message && `${quoted}\n\n${message.replaceAll(/^/gm, '> ')}`
  return {
    to: { name: oneLine(reply.name), address: reply.address },
    senderName: site,
    subject: oneLine(reply.replySubject ?? t('contactReplies:subject', { subject: reply.subject })),
    text: [text, quote, `--\n${footer}`].filter(Boolean).join('\n\n'),
    html: document.toString(),
  }
}
