import addressparser from 'nodemailer/lib/addressparser'
import { emailPattern } from '../forms/email-pattern.ts'

/** Who mails come from: the address, and the name before it; without a name they bear that of the sign bank. */
export interface Sender {
  name: string
  address: string
}

const isAddress = new RegExp(`^${emailPattern}$`, 'u')

/** Reads MAIL_FROM: `signs@university.example`, with or without a name before it; undefined for what is neither. */
export function parseSender(text: string): Sender | undefined {
  const [sender, ...others] = addressparser(text, { flatten: true })
  if (!sender || others.length > 0 || !isAddress.test(sender.address)) return
  return { name: sender.name, address: sender.address }
}
