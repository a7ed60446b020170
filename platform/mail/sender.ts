import addressparser from 'nodemailer/lib/addressparser'
import { emailPattern } from '../forms/email-pattern.ts'

/** The sender of mails. Without a name, mails use the name of the platform. */
export interface Sender {
  name: string
  address: string
}

const isAddress = new RegExp(`^${emailPattern}$`, 'u')

/** Parses MAIL_FROM: `signs@university.example`, optionally with a name; undefined for any other text. */
export function parseSender(text: string): Sender | undefined {
  const [sender, ...others] = addressparser(text, { flatten: true })
  if (!sender || others.length > 0 || !isAddress.test(sender.address)) return
  return { name: sender.name, address: sender.address }
}
