import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { Media } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadMissingWords } from '../missing-word.policy.ts'
import type { MissingWordKey } from '../missing-word.ts'
import { type ReportContext, type ReportedWord, withWeeks } from './list-missing-words.ts'
import { findReportedWord, listMessagesAbout, type WordMessage } from './missing-word-report.queries.ts'

/** A missing word with the messages about it. */
export interface MissingWordDetails extends ReportedWord {
  messagesAbout: (WordMessage & { film: Media | null })[]
  /** Display name of the person who set it aside; null while it is open, and for the system. */
  setAsideBy: string | null
}

/**
 * A word of the report, in any state.
 * @throws AppError `missingWord.notFound`; the reasons of `mayReadMissingWords`
 */
export async function getMissingWord(
  context: ReportContext,
  actor: Actor,
  { locale, ...key }: MissingWordKey & { locale: Locale },
): Promise<MissingWordDetails> {
  authorize(mayReadMissingWords(actor))
  const found = await findReportedWord(context.db, key)
  if (!found) throw new AppError('missingWord.notFound')
  const [word] = await withWeeks(context, [found])
  if (!word) throw new AppError('missingWord.notFound')
  const by = found.setAside?.by ?? null
  const nameOf = await loadDisplayNames(context.db, [by], locale)
  const messages = await listMessagesAbout(context.db, key)
  const films = await readMedia(
    context.db,
    messages.flatMap(({ filmId }) => filmId ?? []),
  )
  const messagesAbout = messages.map((message) => ({
    ...message,
    film: films.find(({ id }) => id === message.filmId) ?? null,
  }))
  return { ...word, messagesAbout, setAsideBy: nameOf(by) }
}
