import { siteName } from '#domains/content/site-name.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import { presentFoundAnswer } from '../reply-template.presenter.ts'
import {
  contactReplyMail,
  insertContactEvent,
  listContactsMissing,
  updateContact,
} from './managed-contact.queries.ts'

/** A word for which a sign was published, as in `contact.missed_word`. */
export interface FoundWord {
  language: string
  word: string
  /** The page of the sign for readers of a language. */
  signUrl: (locale: Locale) => string
}

/**
 * A step of a use case: solves the waiting messages that named these words as missing. Those with an address are answered
 * by mail in their language, with a link to the sign. Nobody is named as the solver.
 */
export async function answerMissedWords(
  tx: Tx,
  { mails, now, dictionaryName }: { mails: MailQueue; now: () => Date; dictionaryName: string },
  words: readonly FoundWord[],
): Promise<void> {
  const at = now()
  for (const { language: searched, word, signUrl } of words) {
    for (const contact of await listContactsMissing(tx, { language: searched, word })) {
      const { id, language, senderEmail, assigneeId, revision } = contact
      const event = { contactId: id, actorId: null, subject: null, at }
      if (senderEmail !== '') {
        const site = siteName({ name: dictionaryName }, translator(language))
        const text = presentFoundAnswer(contact, { site, url: signUrl(language) })
        const eventId = await insertContactEvent(tx, { ...event, kind: 'reply', text })
        await mails.enqueue(tx, { kind: contactReplyMail, accountId: null, params: { eventId } }, at)
      }
      await insertContactEvent(tx, { ...event, kind: 'solved', text: null })
      const solved = { status: 'solved', solverId: null, resolutionNote: null } as const
      await updateContact(tx, id, { ...solved, assigneeId, revision: revision + 1 })
    }
  }
}
