import type { Config } from '../config.ts'
import { folderTransport } from './folder-transport.ts'
import type { MailTransport } from './message.ts'
import { smtpTransport } from './smtp-transport.ts'

/** Where mails go: to the mail server of SMTP_URL, else as files into the data folder. */
export const createMailTransport = ({
  smtpUrl,
  mailFrom,
  mailDir,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailDir'>): MailTransport =>
  smtpUrl === undefined
    ? folderTransport({ folder: mailDir, from: mailFrom })
    : smtpTransport({ url: smtpUrl, from: mailFrom })
