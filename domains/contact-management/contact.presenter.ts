import { formatDate, formatTime, languageName } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { erasureDate } from './managed-contact.ts'
import type { AuthoredEvent } from './server/get-contact.ts'
import type { ListedContact } from './server/list-contacts.ts'

interface Reader {
  locale: Locale
  timeZone: string
  now: Date
  /** How long the personal data of a solved message are kept. */
  retentionMonths: number
}

const msPerDay = 86_400_000

/** A message as a row of the list, and the head of its page. */
export function presentContact(contact: ListedContact, { locale, timeZone, now, retentionMonths }: Reader) {
  const { id, kind, signId, word, senderName, senderEmail, language, status, createdAt, solvedAt } = contact
  const erasedOn = erasureDate(contact, retentionMonths)
  return {
    id,
    kind,
    signId,
    word,
    /** Of an erased message the resolution note; empty without one. */
    title: contact.subject || (contact.resolutionNote ?? ''),
    isErased: contact.erasedAt !== null,
    senderName,
    senderEmail,
    language: languageName(language, locale),
    lang: language,
    status,
    waitingDays: Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / msPerDay)),
    received: formatDate(createdAt, locale, timeZone),
    assignee: contact.assignee,
    solver: contact.solver,
    solved: solvedAt && formatDate(solvedAt, locale, timeZone),
    erasedOn: erasedOn && formatDate(erasedOn, locale, timeZone),
  }
}
export type ContactView = ReturnType<typeof presentContact>

/** What happened to a message. */
export const presentContactEvent = (
  { id, kind, by, text, at, delivery }: AuthoredEvent,
  { locale, timeZone }: Pick<Reader, 'locale' | 'timeZone'>,
) => ({ id, kind, by, text, delivery, at: `${formatDate(at, locale, timeZone)} ${formatTime(at, timeZone)}` })
export type ContactEventView = ReturnType<typeof presentContactEvent>
