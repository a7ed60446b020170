import { mayReadContacts } from '#domains/contact-management/managed-contact.policy.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { readDocumentOfWord } from '#domains/sign-form/document-of-word.ts'
import { startDraftWithFilm } from '#domains/sign-form/index.ts'
import type { MediaContext } from '#domains/signs/index.ts'
import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { mayChangeMissingWords } from '../missing-word.policy.ts'
import type { MissingWordKey } from '../missing-word.ts'
import { findUsableFilm } from './missing-word-report.queries.ts'

type Context = Pick<MediaContext, 'db' | 'storage' | 'jobs' | 'requireSignerConsent' | 'now'> & {
  dictionary: Pick<PublishedDictionary, 'languages' | 'defaultLanguage'>
}

/**
 * Begins a new sign for a missing word with the film of a message: a draft of the actor, which has a copy of the film. The
 * consent that the sender gave is noted at the copy.
 * @param input.device the User-Agent of the browser
 * @returns the id of the draft
 * @throws AppError `contact.noFilm` when no waiting message about the word has the film, or its sender did not agree; the
 *   reasons of `mayChangeMissingWords` and `mayReadContacts`; what `startDraftWithFilm` throws
 */
export async function startSignWithFilm(
  context: Context,
  actor: Actor,
  {
    contactId,
    locale,
    device,
    ...key
  }: MissingWordKey & { contactId: number; locale: Locale; device: string },
): Promise<{ draft: number }> {
  authorize(mayChangeMissingWords(actor))
  authorize(mayReadContacts(actor))
  const found = await findUsableFilm(context.db, { ...key, contactId })
  if (!found) throw new AppError('contact.noFilm')
  const { film, spelling, createdAt } = found
  const document = readDocumentOfWord(
    new URLSearchParams({ language: key.language, word: spelling }),
    context.dictionary,
  )
  const signerConsent = translator(locale)('missingWords:film.consent', {
    id: contactId,
    date: formatDate(createdAt, locale, 'UTC'),
  })
  return startDraftWithFilm(context, actor, { document, film, signerConsent, device })
}
