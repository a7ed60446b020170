import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server that counts what it takes. */
export interface MailServer {
  port: number
  /** The identifiers (`Message-ID`) of all mails, in the order of their arrival. */
  taken: string[]
  stop(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const taken: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onData(stream, _session, done) {
      // A connection that is cut ends the mail, and its sender sends it again.
      buffer(stream).then((mail) => {
        taken.push(/^message-id: (.*)$/im.exec(mail.toString())?.[1] ?? '')
        done()
      }, done)
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
