import { findDataset } from '#domains/content/server/content.queries.ts'
import type { Db } from '#platform/db/transaction.ts'
import { defaultLocale, isLocale } from '#platform/i18n/locales.ts'
import type { MailComposer } from '#platform/mail/combine-composers.ts'
import { renderContactReply } from '../render-contact-reply.ts'
import { contactReplyMail, findReply } from './managed-contact.queries.ts'

/** Composes the answers to messages. An answer is obsolete when its message was erased meanwhile. */
export const contactMails = ({ db, origin }: { db: Db; origin: string }): MailComposer => ({
  kinds: [contactReplyMail],
  compose: async ({ params: { eventId } }) => {
    const reply = await findReply(db, Number(eventId))
    if (!reply?.text) return null
    return renderContactReply({
      locale: isLocale(reply.language) ? reply.language : defaultLocale,
      name: reply.senderName,
      address: reply.senderEmail,
      siteName: (await findDataset(db))?.name ?? '',
      origin,
      subject: reply.subject,
      replySubject: reply.replySubject,
      message: reply.message,
      text: reply.text,
    })
  },
})
