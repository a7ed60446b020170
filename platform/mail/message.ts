/** A mail as it is sent. Names and addresses stay apart: joined by hand, a line break in a name would be a header. */
export interface Message {
  /** `name` may be empty. */
  to: { name: string; address: string }
  /** Whom the mail names as its sender, before the address of MAIL_FROM. */
  senderName: string
  subject: string
  text: string
  html: string
}

/** Takes messages out of the program. */
export interface MailTransport {
  /** @throws MailFailure when the message was not taken over */
  send(message: Message): Promise<void>
}

/** A message that was not taken over. It names neither addresses nor what the server said, which quotes them. */
export class MailDeliveryError extends Error {
  override name = 'MailDeliveryError'
  /** Whether trying again is of no use: the server refuses this recipient for good. */
  readonly isFinal: boolean

  /** @param reason a code as `ETIMEDOUT` or `EAUTH 535` */
  constructor(reason: string, isFinal: boolean) {
    super(reason)
    this.isFinal = isFinal
  }
}
