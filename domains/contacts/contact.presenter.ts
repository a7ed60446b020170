import type { AppError } from '#platform/errors/app-error.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type ContactField, type ContactValues, contactFields, contactLengths } from './contact.ts'
import { contactUrl } from './contact-url.ts'

/** What the address of the form names: a published sign, or a word whose sign is missing. */
export interface ContactPrefill {
  sign: { id: number; gloss: string } | null
  missing: string | null
}

/** What stands in a form that was refused. */
export interface RefusedContact {
  values: ContactValues
  /** Of the form that was sent; null when it needs a new one. */
  token: string | null
  /** What is wrong as a whole, in a sentence. */
  problem: string
  /** What is wrong in a field, in a sentence. */
  errors: Partial<Record<ContactField, string>>
}

/** Where the form is sent to, and what stands in it before anything is written. */
export function presentContactForm({ sign, missing }: ContactPrefill, locale: Locale, t: Translate) {
  const about = sign ? { sign: sign.id } : missing ? { missing } : undefined
  const values: ContactValues = {
    kind: sign ? 'mistake' : missing ? 'missing' : 'question',
    word: (sign?.gloss ?? missing ?? '').slice(0, contactLengths.word),
    subject: subjectOf(sign, missing, t).slice(0, contactLengths.subject),
    message: '',
    name: '',
    email: '',
  }
  return {
    address: contactUrl(locale, about),
    plainAddress: contactUrl(locale),
    sign: sign && { gloss: sign.gloss, address: `/${locale}/signs/view/${sign.id}` },
    values,
  }
}
export type ContactFormView = ReturnType<typeof presentContactForm>

function subjectOf(sign: ContactPrefill['sign'], missing: string | null, t: Translate): string {
  if (sign) return t('contact:subject.mistake', { gloss: sign.gloss })
  return missing ? t('contact:subject.missing', { word: missing }) : ''
}

/** A refusal as the form shows it: a sentence for the whole, one beside each field, and all that was written. */
export function presentRefusedContact(
  { code, params, fields }: AppError,
  written: { values: ContactValues; token: string },
  t: Translate,
): RefusedContact {
  const problem =
    code === 'request.invalid'
      ? t('contact:fields', { count: fields.length })
      : t(`errors:${code}`, { ...params })
  const sentences = fields.map(({ field, code, params }) => [field, t(`errors:${code}`, { ...params })])
  return {
    values: written.values,
    token: code === 'form.expired' ? null : written.token,
    problem,
    errors: Object.fromEntries(sentences),
  }
}

/** The first field that is wrong, in the order of the form: where the reader goes on. */
export const firstInvalidField = (errors: RefusedContact['errors']): ContactField | undefined =>
  contactFields.find((field) => errors[field] !== undefined)
