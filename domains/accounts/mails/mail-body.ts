import { html } from 'hono/html'

/** The sentences of a mail; empty ones are left out. */
interface MailParts {
  /** BCP 47. */
  lang: string
  greeting: string
  body: string
  /** The words of the button, and where it leads. */
  action: string
  address: string
  expires: string
  copy: string
  ignore: string
  from: string
}

/** A mail as plain text: the address of the button stands alone on its line, so that no program breaks it. */
export const asText = ({ greeting, body, action, address, expires, ignore, from }: MailParts): string =>
  [greeting, body, `${action}:\n${address}`, expires, ignore, `--\n${from}`].filter(Boolean).join('\n\n')

const button =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#005a9c;color:#ffffff;font-weight:bold;text-decoration:none'

/** The same as HTML that mail programs understand: styles on the elements, no picture, nothing from elsewhere. */
export async function asHtml(parts: MailParts): Promise<string> {
  const { lang, greeting, body, action, address, expires, copy, ignore, from } = parts
  const document = await html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p>${greeting}</p>
<p>${body}</p>
<p style="margin:24px 0"><a href="${address}" style="${button}">${action}</a></p>
${expires && html`<p>${expires}</p>`}
${ignore && html`<p>${ignore}</p>`}
<p style="font-size:14px">${copy}<br><a href="${address}" style="overflow-wrap:anywhere">${address}</a></p>
<p style="font-size:14px">${from}</p>
</div>
</body>
</html>
`
  return document.toString()
}
