import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail as the server received it: the envelope, the source text, and the parsed message. */
interface ReceivedMail {
  from: string
  recipients: string[]
  raw: string
  parsed: Email
}

/** The behaviour of the server; can be changed while it runs. */
export interface Behaviour {
  /** SMTP code with which recipients are rejected. */
  rejectionCode?: number | undefined
  /** Receives the whole mail and never confirms it. */
  hangs?: boolean
}

/** A real local mail server without TLS, stopped after the test. */
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

/** A port that accepts connections and sends nothing. */
export async function startSilentServer(): Promise<string> {
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}
