import type { SendMailOptions } from 'nodemailer'
import type { Message } from './message.ts'
import type { Sender } from './sender.ts'

/** A message for nodemailer. The headers mark it as automatic, so that absence notes do not reply to it. */
export const mailOptions = (
  { to, senderName, subject, text, html }: Message,
  from: Sender,
): SendMailOptions => ({
  from: { name: from.name || senderName, address: from.address },
  to: { name: to.name, address: to.address },
  subject,
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
