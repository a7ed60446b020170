import type { Locale } from '#platform/i18n/locales.ts'

/** What a message is about: anything, a mistake in a sign, or a missing sign. */
export const contactKinds = ['question', 'mistake', 'missing'] as const
export type ContactKind = (typeof contactKinds)[number]

/** The fields of the form, in its order. */
export const contactFields = [
  'kind',
  'word',
  'film',
  'filmUse',
  'subject',
  'message',
  'name',
  'email',
] as const
export type ContactField = (typeof contactFields)[number]
/**
 * The fields that a message must have. Somebody who misses a sign names the word; the address is for those who want an
 * answer.
 */
export const requiredFields = (kind: string): readonly ContactField[] =>
  kind === 'missing' ? ['word'] : ['subject', 'message', 'name', 'email']

export type ContactValues = Record<ContactField, string>

/**
 * Maximum length of each field, in UTF-16 units like the attribute `maxlength`. Page and schema use these constants;
 * the table has the same limits as checks.
 */
export const contactLengths = { word: 150, subject: 150, message: 5000, name: 100, email: 254 } as const

/** Above the size of a form with all fields at maximum length, where a character takes up to nine bytes. */
export const maxContactFormBytes = 100_000

/** A field that only robots fill in: it is hidden from people. */
export const honeypotField = 'website'
export const tokenField = 'token'

/** A valid message, ready to be stored. */
export interface NewContact {
  kind: ContactKind
  /** The published sign with the mistake. */
  signId: number | null
  /** The word whose sign is missing, or the name of the sign with the mistake. */
  word: string | null
  /** Whether the visitor agreed that their film becomes a film of the sign. */
  filmMayBeUsed: boolean
  /** The folded word, if the dictionary had no sign for it when the message was written. */
  missedWord: string | null
  subject: string
  /** Message, name and address are empty if somebody only named a missing word. */
  message: string
  senderName: string
  senderEmail: string
  /** Locale of the page, in which the sender expects the answer. */
  language: Locale
}
