import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail as a server took it: what the envelope says, the bytes as text, and what a mail program makes of them. */
interface ReceivedMail {
  from: string
  recipients: string[]
  raw: string
  parsed: Email
}

/** How the server behaves; changed while it runs. */
export interface Behaviour {
  /** SMTP code that recipients are refused with. */
  rejectionCode?: number | undefined
  /** Takes the whole mail and never says so. */
  hangs?: boolean
}

/** A real mail server on this machine, without TLS, that is gone after the test. */
export async function startMailServer(behaviour: Behaviour = {}) {
  const taken: ReceivedMail[] = []
  let recipientAttempts = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onRcptTo({ address }, _session, done) {
      recipientAttempts++
      const { rejectionCode } = behaviour
      if (rejectionCode === undefined) return done()
      done(Object.assign(new Error(`no ${address} here`), { responseCode: rejectionCode }))
    },
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      if (behaviour.hangs) return
      const raw = Buffer.concat(chunks).toString()
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const recipients = envelope.rcptTo.map(({ address }) => address)
      taken.push({ from, recipients, raw, parsed: await PostalMime.parse(raw) })
      done()
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken, begun: () => recipientAttempts, behaviour }
}

/** A port that takes connections and says nothing. */
export async function startSilentServer(): Promise<string> {
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}
