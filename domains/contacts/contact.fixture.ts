import type { ContactValues, NewContact } from './contact.ts'

/** The fields of a valid form. */
export const someContactValues = (changes: Partial<ContactValues> = {}): ContactValues => ({
  kind: 'question',
  word: '',
  film: '',
  filmUse: '',
  subject: 'A class wants to visit',
  message: 'May we come with twenty pupils?\nIn May, if we may.',
  name: 'Grace Müller-Tamás',
  email: 'grace@school.example',
  ...changes,
})

/** A valid message. */
export const aContact = (changes: Partial<NewContact> = {}): NewContact => ({
  kind: 'question',
  signId: null,
  word: null,
  missedWord: null,
  filmMayBeUsed: false,
  subject: 'A class wants to visit',
  message: 'May we come with twenty pupils?',
  senderName: 'Grace',
  senderEmail: 'grace@school.example',
  language: 'en',
  ...changes,
})
