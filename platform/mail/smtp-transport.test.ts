import { expect, test } from 'vitest'
import { startMailServer, startSilentServer } from './mail-server.fixture.ts'
import type { Message } from './message.ts'
import { smtpTransport } from './smtp-transport.ts'

const from = { name: '', address: 'signs@signbank.example' }

const message: Message = {
  to: { name: 'Dénes Őrség', address: 'denes@signbank.example' },
  senderName: 'Jelszótár',
  subject: 'Erősítse meg az e-mail-címét',
  text: 'Jó napot!\n\nhttps://signs.example/hu/confirm-email?token=abc',
  html: '<p>Jó napot!</p>',
}

/** Longer than any test. */
const never = 3_600_000
const transportOf = (url: string, limits: { idleTimeoutMs?: number; totalTimeoutMs?: number } = {}) =>
  smtpTransport({ url, from, idleTimeoutMs: never, totalTimeoutMs: never, ...limits })

test('a mail is delivered as text and HTML and marked as automatic [ACC-03]', async () => {
  const { url, taken } = await startMailServer()
  await transportOf(url).send(message)
  expect(taken).toHaveLength(1)
  expect(taken[0]).toMatchObject({
    from: 'signs@signbank.example',
    recipients: ['denes@signbank.example'],
    parsed: {
      from: { name: 'Jelszótár', address: 'signs@signbank.example' },
      to: [{ name: 'Dénes Őrség', address: 'denes@signbank.example' }],
      subject: 'Erősítse meg az e-mail-címét',
      html: '<p>Jó napot!</p>\n',
    },
  })
  expect(taken[0]?.parsed.text?.trim()).toBe(message.text)
  expect(taken[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
})

test.each([
  ['a name', { to: { ...message.to, name: 'Eeva\r\nBcc: everybody@signbank.example\r\n\r\nBuy!' } }],
  ['a subject', { subject: 'Hello\r\nBcc: everybody@signbank.example' }],
  ["the sender's name", { senderName: 'Signs\nBcc: everybody@signbank.example' }],
])('line breaks in %s make no header and no further recipient', async (_where, part) => {
  const { url, taken } = await startMailServer()
  await transportOf(url).send({ ...message, ...part })
  expect(taken[0]?.recipients).toEqual(['denes@signbank.example'])
  expect(taken[0]?.parsed.bcc).toBeUndefined()
  expect(taken[0]?.parsed.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(taken[0]?.parsed.text?.trim()).toBe(message.text)
})

test('line breaks in an address add no recipients', async () => {
  const { url, taken } = await startMailServer()
  const address = 'denes@signbank.example\r\nRCPT TO:<everybody@signbank.example>'
  await transportOf(url)
    .send({ ...message, to: { name: '', address } })
    .catch(() => {})
  expect(taken.flatMap(({ recipients }) => recipients)).not.toContain('everybody@signbank.example')
})

test('a permanently rejected recipient is final', async () => {
  const { url } = await startMailServer({ rejectionCode: 550 })
  await expect(transportOf(url).send(message)).rejects.toMatchObject({
    message: 'EENVELOPE 550',
    isFinal: true,
  })
})

test('a temporarily rejected recipient is not final', async () => {
  const { url } = await startMailServer({ rejectionCode: 451 })
  await expect(transportOf(url).send(message)).rejects.toMatchObject({
    message: 'EENVELOPE 451',
    isFinal: false,
  })
})

test('a server that accepts the connection and sends nothing causes a timeout', async () => {
  const transport = transportOf(await startSilentServer(), { idleTimeoutMs: 300 })
  await expect(transport.send(message)).rejects.toMatchObject({ message: 'ETIMEDOUT', isFinal: false })
})

test.each([
  ['without any data', { idleTimeoutMs: 300 }],
  ['in total', { totalTimeoutMs: 300 }],
])('a server that never confirms the mail causes a timeout %s', async (_what, limits) => {
  const { url } = await startMailServer({ hangs: true })
  await expect(transportOf(url, limits).send(message)).rejects.toMatchObject({ isFinal: false })
})

test('a missing server is an error whose message is a code without the address', async () => {
  const sent = transportOf('smtp://127.0.0.1:1').send(message)
  await expect(sent).rejects.toMatchObject({ isFinal: false })
  await expect(sent).rejects.toThrow(/^E[A-Z]+( \d+)?$/)
})

test('where TLS is required, a server that does not offer it receives neither mail nor address', async () => {
  const { url, taken, begun } = await startMailServer()
  const transport = smtpTransport({ url, from, requireTls: true })
  await expect(transport.send(message)).rejects.toMatchObject({ name: 'MailDeliveryError', isFinal: false })
  expect([taken, begun()]).toEqual([[], 0])
})
