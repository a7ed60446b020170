import { createTransport } from 'nodemailer'
import { inSpan } from '#platform/tracing/tracing.ts'
import { mailOptions } from './mail-options.ts'
import { MailDeliveryError, type MailTransport } from './message.ts'
import type { Sender } from './sender.ts'

interface Options {
  /** SMTP_URL: `smtp://user:password@host:587` or `smtps://…`. */
  url: string
  /** Sends nothing to a server that offers no TLS. */
  requireTls?: boolean
  from: Sender
  /** Maximum time without any data from the server, and for one mail in total, ms. */
  idleTimeoutMs?: number
  totalTimeoutMs?: number
}

const connectTo = ({ url, requireTls = false, idleTimeoutMs = 15_000 }: Omit<Options, 'from'>) =>
  createTransport({
    url,
    requireTLS: requireTls,
    dnsTimeout: idleTimeoutMs,
    connectionTimeout: idleTimeoutMs,
    greetingTimeout: idleTimeoutMs,
    socketTimeout: idleTimeoutMs,
  })

/** Signs in at a mail server and sends nothing. @throws MailDeliveryError with the code of the reason */
export async function verifyMailServer(options: Omit<Options, 'from'>): Promise<void> {
  const server = connectTo(options)
  try {
    await server.verify()
  } catch (error) {
    throw toDeliveryError(error)
  } finally {
    server.close()
  }
}

/** Sends mails through a mail server, with timeouts for one that hangs. */
export function smtpTransport({ from, totalTimeoutMs = 60_000, ...options }: Options): MailTransport {
  const server = connectTo(options)
  return {
    async send(message) {
      const timeout = Promise.withResolvers<never>()
      const timer = setTimeout(
        () => timeout.reject(new MailDeliveryError('ETIMEDOUT', false)),
        totalTimeoutMs,
      )
      try {
        await inSpan({ name: 'SMTP send', kind: 'client' }, () =>
          Promise.race([server.sendMail(mailOptions(message, from)), timeout.promise]),
        )
      } catch (error) {
        throw toDeliveryError(error)
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
}

/** Only a permanently rejected recipient is final; all other errors may be fixed within a day of retries. */
function toDeliveryError(error: unknown): MailDeliveryError {
  if (error instanceof MailDeliveryError) return error
  const { code = 'EMAIL', command, responseCode } = error as SmtpError
  const isFinal = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
  return new MailDeliveryError([code, responseCode].filter(Boolean).join(' '), isFinal)
}
