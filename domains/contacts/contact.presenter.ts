import type { AppError } from '#platform/errors/app-error.ts'
import { type FormRefusal, formRefusal } from '#platform/forms/form-refusal.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type ContactField, type ContactValues, contactFields, contactLengths } from './contact.ts'
import { contactUrl } from './contact-url.ts'

/** The subject that the URL of the form names: a published sign, or a word whose sign is missing. */
export interface ContactPrefill {
  sign: { id: number; gloss: string } | null
  missing: string | null
}

/** The form before it is filled in. */
export interface ContactFormView {
  /** Where the form is submitted to. */
  actionUrl: string
  /** The form without a sign or word filled in. */
  emptyFormUrl: string
  sign: ContactSignView | null
  values: ContactValues
}

/** The sign that a message is about. */
interface ContactSignView {
  gloss: string
  url: string
}

/** A form that was refused. */
export interface RefusedContact extends FormRefusal {
  values: ContactValues
  /** Token of the submitted form; null when it has expired. */
  token: string | null
}

/** Presents the form with the sign or the word of its URL filled in. */
export function presentContactForm(
  { sign, missing }: ContactPrefill,
  locale: Locale,
  t: Translate,
): ContactFormView {
  const prefill = sign ? { sign: sign.id } : missing ? { missing } : undefined
  const values: ContactValues = {
    kind: sign ? 'mistake' : missing ? 'missing' : 'question',
    word: (sign?.gloss ?? missing ?? '').slice(0, contactLengths.word),
    film: '',
    filmUse: '',
    subject: subjectOf(sign, missing, t).slice(0, contactLengths.subject),
    message: '',
    name: '',
    email: '',
  }
  return {
    actionUrl: contactUrl(locale, prefill),
    emptyFormUrl: contactUrl(locale),
    sign: sign && { gloss: sign.gloss, url: `/${locale}/signs/view/${sign.id}` },
    values,
  }
}

function subjectOf(sign: ContactPrefill['sign'], missing: string | null, t: Translate): string {
  if (sign) return t('contact:subject.mistake', { gloss: sign.gloss })
  return missing ? t('contact:subject.missing', { word: missing }) : ''
}

/** Presents an error in the form with the submitted values. */
export const presentRefusedContact = (
  error: AppError,
  { values, token }: { values: ContactValues; token: string },
  t: Translate,
): RefusedContact => ({
  ...formRefusal(error, values, t),
  values,
  token: error.code === 'form.expired' ? null : token,
})

/** The first invalid field in the order of the form; it takes the focus. */
export const firstInvalidField = (errors: RefusedContact['errors']): ContactField | undefined =>
  contactFields.find((field) => errors[field] !== undefined)
