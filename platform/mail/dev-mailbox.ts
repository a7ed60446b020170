import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import PostalMime, { type Email } from 'postal-mime'
import { AppError } from '#platform/errors/app-error.ts'
import type { SiteEnv } from '../http/create-base-site.ts'
import { requireLoopback } from '../http/loopback-request.ts'
import { contentSecurityPolicy, newNonce } from '../http/nonce.ts'
import { requestLocale } from '../http/request-locale.ts'
import { translator } from '../i18n/i18n-resources.ts'
import { listMailFiles } from './folder-transport.ts'

const maxShown = 100

/**
 * `/dev/mail`: the mails that were written into the data folder because there is no mail server. Only for a browser on
 * this machine, because links in mails give access to accounts.
 */
export function devMailbox(folder: string): Hono<SiteEnv> {
  const read = async (name: string) => PostalMime.parse(await readFile(join(folder, name)))

  return new Hono<SiteEnv>()
    .use(requireLoopback)
    .get('/', async (c) => {
      const names = (await listMailFiles(folder)).slice(0, maxShown)
      const mails = await Promise.all(names.map(async (name) => ({ name, mail: await read(name) })))
      return listPage(c, mails)
    })
    .get('/:name', async (c) => {
      const name = c.req.param('name')
      if (!(await listMailFiles(folder)).includes(name)) throw new AppError('page.notFound')
      return mailPage(c, await read(name))
    })
}

const listPage = (c: Context, mails: { name: string; mail: Email }[]) => {
  const t = translator(requestLocale(c))
  const rows = mails.map(
    ({ name, mail }) =>
      html`<li><a href="/dev/mail/${name}">${mail.subject}</a><br>${formatRecipients(mail)}</li>`,
  )
  return page(
    c,
    t('mails:written.title'),
    html`<p>${t('mails:written.explanation')}</p>
${mails.length > 0 ? html`<ul>${rows}</ul>` : html`<p>${t('mails:written.none')}</p>`}`,
  )
}

const mailPage = (c: Context, mail: Email) => {
  const t = translator(requestLocale(c))
  const lines = (mail.text ?? '')
    .split('\n')
    .map((line) => (/^https?:\/\/\S+$/.test(line) ? html`<a href="${line}">${line}</a>\n` : `${line}\n`))
  return page(
    c,
    mail.subject ?? '',
    html`<p>${formatRecipients(mail)}</p><pre>${lines}</pre><p><a href="/dev/mail">${t('mails:written.all')}</a></p>`,
  )
}

const formatRecipients = ({ to = [] }: Email) =>
  to.map(({ name, address }) => `${name} <${address}>`).join(', ')

function page(c: Context, title: string, content: ReturnType<typeof html>) {
  const nonce = newNonce()
  c.header('content-security-policy', contentSecurityPolicy(nonce, false))
  return c.html(html`<!doctype html>
<html lang="${requestLocale(c)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${title}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 45rem; margin: 0 auto; padding: 1.5rem; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; } li { margin-block: 0.75rem; overflow-wrap: anywhere; }
</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`)
}
