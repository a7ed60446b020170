import { html } from 'hono/html'

/** The texts of a mail; empty ones are left out. */
interface MailBodyData {
  /** BCP 47 tag. */
  lang: string
  greeting: string
  body: string
  /** The reason or note that a person entered; may have several lines. */
  reason: string
  buttonLabel: string
  buttonUrl: string
  expiryText: string
  copyLinkText: string
  ignoreText: string
  footer: string
}

/** The plain text of a mail. The URL has its own line, so that mail programs do not break it. */
export const renderTextBody = ({
  greeting,
  body,
  reason,
  buttonLabel,
  buttonUrl,
  expiryText,
  ignoreText,
  footer,
}: MailBodyData): string =>
  [greeting, body, reason, `${buttonLabel}:\n${buttonUrl}`, expiryText, ignoreText, `--\n${footer}`]
    .filter(Boolean)
    .join('\n\n')

const button =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#005a9c;color:#ffffff;font-weight:bold;text-decoration:none'

/** The HTML of a mail, for mail programs: inline styles, no images, no external resources. */
export async function renderHtmlBody(parts: MailBodyData): Promise<string> {
  const {
    lang,
    greeting,
    body,
    reason,
    buttonLabel,
    buttonUrl,
    expiryText,
    copyLinkText,
    ignoreText,
    footer,
  } = parts
  const document = await html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p>${greeting}</p>
<p>${body}</p>
${reason && html`<p style="white-space:pre-line">${reason}</p>`}
<p style="margin:24px 0"><a href="${buttonUrl}" style="${button}">${buttonLabel}</a></p>
${expiryText && html`<p>${expiryText}</p>`}
${ignoreText && html`<p>${ignoreText}</p>`}
<p style="font-size:14px">${copyLinkText}<br><a href="${buttonUrl}" style="overflow-wrap:anywhere">${buttonUrl}</a></p>
<p style="font-size:14px">${footer}</p>
</div>
</body>
</html>
`
  return document.toString()
}
