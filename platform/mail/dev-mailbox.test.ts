import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { textErrorResponse, toAppError } from '#platform/http/error-response.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { devMailbox } from './dev-mailbox.ts'
import { folderTransport, listMailFiles } from './folder-transport.ts'

const from = { name: '', address: 'signbank@localhost' }
const mailTo = (name: string, subject = 'Bestätigen Sie') => ({
  to: { name, address: `${name.toLowerCase()}@signbank.example` },
  senderName: 'Wörterbuch',
  subject,
  text: 'Guten Tag,\n\nhttp://localhost:3000/de/confirm-email?token=a&b\n',
  html: '<p>Guten Tag</p>',
})

interface Asked {
  host?: string
  remoteAddress?: string
  headers?: Record<string, string>
  httpVersion?: string
}

const ask = (folder: string, path: string, asked: Asked = {}) => {
  const { host = 'localhost:3000', remoteAddress = '127.0.0.1', headers, httpVersion = '1.1' } = asked
  const app = new Hono().route('/dev/mail', devMailbox(folder))
  app.onError((error, c) => textErrorResponse(c, toAppError(error)))
  const incoming = { httpVersion, socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } }
  return app.request(path, { headers: { host, 'accept-language': 'de', ...headers } }, { incoming })
}

test('without a mail server, mails are files that only their owner can read, listed newest first', async () => {
  const folder = `${await temporaryFolder()}/mail`
  expect(await listMailFiles(folder)).toEqual([])
  let second = 0
  const now = () => new Date(Date.UTC(2026, 10, 21, 12, 0, second++))
  const transport = folderTransport({ folder, from, now, maxFiles: 2 })
  for (const name of ['Ana', 'Bruno', 'Carla']) await transport.send(mailTo(name))
  const names = await listMailFiles(folder)
  expect(names.map((name) => name.slice(0, 19))).toEqual(['2026-11-21T12-00-02', '2026-11-21T12-00-01'])
  const list = await (await ask(folder, '/dev/mail')).text()
  expect(list).toContain('Bestätigen Sie')
  expect(list).toContain('Carla &lt;carla@signbank.example&gt;')
  expect(list).not.toContain('ana@')
})

test('a mail is shown as text with links', async () => {
  const folder = await temporaryFolder()
  await folderTransport({ folder, from }).send(mailTo('Dénes', '<script>alert(1)</script>'))
  const answer = await ask(folder, `/dev/mail/${(await listMailFiles(folder))[0]}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const page = await answer.text()
  expect(page).toContain('<a href="http://localhost:3000/de/confirm-email?token=a&amp;b">')
  expect(page).not.toContain('<script>alert')
})

test.each<[string, Asked]>([
  ['from elsewhere', { remoteAddress: '203.0.113.7' }],
  ['through a proxy', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ['through a proxy that names itself', { headers: { via: '1.1 proxy' } }],
  ['through a proxy with the standard header', { headers: { forwarded: 'for=203.0.113.7' } }],
  ['through nginx as often configured', { headers: { 'x-real-ip': '203.0.113.7' } }],
  ['through a proxy that tells the protocol only', { headers: { 'x-forwarded-proto': 'https' } }],
  ['through nginx as it comes', { httpVersion: '1.0' }],
  ['by a name of the institution', { host: 'signs.example' }],
  ['by a name that another page pointed here', { host: 'evil.example' }],
])('they are not shown %s', async (_how, asked) => {
  const folder = await temporaryFolder()
  await folderTransport({ folder, from }).send(mailTo('Eeva'))
  expect((await ask(folder, '/dev/mail', asked)).status).toBe(404)
  expect((await ask(folder, `/dev/mail/${(await listMailFiles(folder))[0]}`, asked)).status).toBe(404)
})

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('they are shown at %s', async (host) => {
  const folder = await temporaryFolder()
  expect((await ask(folder, '/dev/mail', { host })).status).toBe(200)
})

test('only mails are read from the folder', async () => {
  const folder = await temporaryFolder()
  for (const name of ['..%2F..%2Fetc%2Fpasswd', 'none.eml'])
    expect((await ask(folder, `/dev/mail/${name}`)).status).toBe(404)
})
