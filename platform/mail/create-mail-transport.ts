import type { Config } from '../config.ts'
import { folderTransport } from './folder-transport.ts'
import type { MailTransport } from './message.ts'
import { smtpTransport } from './smtp-transport.ts'

/** Sends mails through the server of SMTP_URL; without it, writes them as files into the data folder. */
export const createMailTransport = ({
  smtpUrl,
  smtpRequiresTls,
  mailFrom,
  mailDir,
}: Pick<Config, 'smtpUrl' | 'smtpRequiresTls' | 'mailFrom' | 'mailDir'>): MailTransport =>
  smtpUrl === undefined
    ? folderTransport({ folder: mailDir, from: mailFrom })
    : smtpTransport({ url: smtpUrl, requireTls: smtpRequiresTls, from: mailFrom })
