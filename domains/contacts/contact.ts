import type { Locale } from '#platform/i18n/locales.ts'

/** What a message is about: anything, a sign that is wrong, or a sign that is not there. */
export const contactKinds = ['question', 'mistake', 'missing'] as const
export type ContactKind = (typeof contactKinds)[number]

/** Waiting until somebody in the panel has solved it; it may wait again. */
export type ContactStatus = 'waiting' | 'solved'

/** What a person writes, as the form names it. */
export const contactFields = ['kind', 'word', 'subject', 'message', 'name', 'email'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>

/**
 * The longest text of each field, counted as `maxlength` counts. The page takes its native constraints from here, the
 * schema its rules, and the table has the same checks.
 */
export const contactLengths = { word: 150, subject: 150, message: 5000, name: 100, email: 254 } as const

/** A form of these lengths, each sign written in nine bytes, is well below this. */
export const maxContactFormBytes = 100_000

/** A field for robots: people neither see nor hear it. */
export const honeypotField = 'website'
export const tokenField = 'token'

/** A message that may be stored. */
export interface NewContact {
  kind: ContactKind
  /** The published sign that it is about. */
  signId: number | null
  /** The word whose sign is missing, or how the person calls the sign with a mistake. */
  word: string | null
  subject: string
  message: string
  senderName: string
  senderEmail: string
  /** Of the page: in it the answer is awaited. */
  language: Locale
}
