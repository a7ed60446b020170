/** A composed mail. Names and addresses are separate, so that nodemailer escapes them: a line break could add a header. */
export interface Message {
  /** `name` may be empty. */
  to: { name: string; address: string }
  /** The display name of the sender, before the address of MAIL_FROM. */
  senderName: string
  subject: string
  text: string
  html: string
}

/** Delivers messages to a mail server or a folder. */
export interface MailTransport {
  /** @throws MailDeliveryError when the message was not accepted */
  send(message: Message): Promise<void>
}

/** A message that was not accepted. It contains neither addresses nor the server's reply, which may quote them. */
export class MailDeliveryError extends Error {
  override name = 'MailDeliveryError'
  /** Whether the server rejects this recipient permanently, so that a retry is useless. */
  readonly isFinal: boolean

  /** @param reason a code as `ETIMEDOUT` or `EAUTH 535` */
  constructor(reason: string, isFinal: boolean) {
    super(reason)
    this.isFinal = isFinal
  }
}
