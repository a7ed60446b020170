import { data, redirect } from 'react-router'
import {
  type ContactPrefill,
  contactLengths,
  contactUrl,
  contactValues,
  honeypotField,
  maxContactFormBytes,
  parseContact,
  presentRefusedContact,
  sendContact,
  tokenField,
} from '#domains/contacts/index.ts'
import { foldedWord, isMissed, type SearchedText } from '#domains/missing-words/is-missed.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { toAppError } from '#platform/http/error-response.ts'
import { readForm } from '#platform/http/read-form.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { recordRefusal } from '#platform/log/security-log.ts'
import type { AppContext } from '../app-context.ts'

const overloadRetrySeconds = 2

interface ContactRequest {
  request: Request
  app: AppContext
  locale: Locale
  about: ContactPrefill
}

/** Stores a message and redirects to the confirmation. After an error the form is rendered again with its values. */
export async function handleContactForm({ request, app, locale, about }: ContactRequest) {
  let form = new URLSearchParams()
  try {
    if (request.method !== 'POST') throw new AppError('request.methodNotAllowed')
    form = await readForm(request, maxContactFormBytes)
    if (form.get(honeypotField)) throw new AppError('form.robot')
    await storeContact(form, { app, locale, about })
  } catch (error) {
    const sentForm = { values: contactValues(form), token: form.get(tokenField) ?? '' }
    const appError = toContactError(error, app)
    return data(presentRefusedContact(appError, sentForm, translator(locale)), {
      status: appError.status,
      headers: retryAfterHeader(appError),
    })
  }
  const sent = new URL(
    contactUrl(locale, about.sign ? { sign: about.sign.id } : undefined),
    'http://localhost',
  )
  sent.searchParams.set('sent', '1')
  return redirect(`${sent.pathname}${sent.search}`, { status: 303, headers: { 'cache-control': 'no-store' } })
}

async function storeContact(
  form: URLSearchParams,
  { app, locale, about }: Omit<ContactRequest, 'request'>,
): Promise<void> {
  const values = parseContact(contactValues(form))
  const { kind, word, subject, message, name, email } = values
  const film = kind === 'missing' ? values.film : null
  const contact = {
    kind,
    signId: kind === 'mistake' ? (about.sign?.id ?? null) : null,
    word: kind === 'question' || word === '' ? null : word,
    missedWord: kind === 'missing' ? missedWordOf(app, { text: word, language: locale }) : null,
    filmMayBeUsed: film !== null && values.filmUse,
    subject: subject || missingSubject(word, locale),
    message,
    senderName: name,
    senderEmail: email,
    language: locale,
  }
  await sendContact(
    { ...app, formGuard: app.formGate },
    {
      contact,
      film,
      form: { token: form.get(tokenField) ?? '', clientAddress: app.clientAddress },
    },
  )
}

/** Null in school mode, whose dictionary lacks signs that the whole one has. */
const missedWordOf = (
  { dictionary, schoolMode }: Pick<AppContext, 'dictionary' | 'schoolMode'>,
  searched: SearchedText,
): string | null => (schoolMode === null && isMissed(dictionary, searched) ? foldedWord(searched.text) : null)

/** Of a missing sign, which has no subject of its own. */
const missingSubject = (word: string, locale: Locale): string =>
  translator(locale)('contact:subject.missing', { word }).slice(0, contactLengths.subject)

/** The error shown to the sender. The log contains only its kind, because details may contain form values. */
function toContactError(error: unknown, { log }: AppContext): AppError {
  const appError = toAppError(error)
  // The only refusal of a visitor that is a security event.
  if (appError.code === 'file.infected') recordRefusal(appError.code)
  if (appError.code !== 'server.error') return appError
  const { name, code } = error as { name?: string; code?: string }
  log.error({ failure: name, code }, 'a contact could not be stored')
  return new AppError('contact.notSent', { cause: error })
}

function retryAfterHeader({ status, params }: AppError): Record<string, string> {
  const seconds = status === 429 ? params.seconds : status === 503 ? overloadRetrySeconds : undefined
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}
