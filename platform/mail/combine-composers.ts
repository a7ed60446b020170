import type { WaitingMail } from './mail-job.ts'
import type { Message } from './message.ts'

/** Composes the mails of one domain. */
export interface MailComposer {
  /** The kinds of mail that it composes. */
  kinds: readonly string[]
  /** The message; null when the mail is obsolete. */
  compose: (mail: WaitingMail) => Promise<Message | null>
}

/**
 * Combines the composers of all domains for the mail worker.
 * @throws Error when two composers declare the same kind; while composing, for a mail of an unknown kind
 */
export function combineComposers(composers: readonly MailComposer[]): MailComposer['compose'] {
  const composerByKind = new Map<string, MailComposer>()
  for (const composer of composers)
    for (const kind of composer.kinds) {
      if (composerByKind.has(kind)) throw new Error(`Two composers for the mail kind ${kind}`)
      composerByKind.set(kind, composer)
    }
  return async (mail) => {
    const composer = composerByKind.get(mail.kind)
    if (!composer) throw new Error(`No composer for the mail kind ${mail.kind}`)
    return composer.compose(mail)
  }
}
