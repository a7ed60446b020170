import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Actor } from '#platform/actor.ts'
import type { SharedCount } from '#platform/db/count-together.ts'
import type { Db } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { findSignNamed, isMissed } from '../is-missed.ts'
import { mayReadMissingWords } from '../missing-word.policy.ts'
import { type MissingWord, weeksOfReport } from '../missing-word.ts'
import { type MissingWordQuery, type MissingWordState, wordsPerPage } from '../missing-word-query.input.ts'
import { findNearestSign, type NearestSign } from '../nearest-sign.ts'
import {
  countReportedWords,
  listReportedWords,
  listWeeks,
  wordsWithMessagesQuery,
} from './missing-word-report.queries.ts'

export interface ReportContext {
  db: Db
  dictionary: Pick<PublishedDictionary, 'search' | 'card' | 'combination'>
  now: () => Date
}

/** A missing word with its searches in the last weeks, the oldest first, and a published sign with a similar text. */
export interface ReportedWord extends MissingWord {
  weeks: { week: string; searches: number }[]
  nearest: NearestSign | null
}

/** A page of the report. */
export interface MissingWordReport {
  words: ReportedWord[]
  /** Number of matches in each state. */
  counts: Record<MissingWordState, number>
  page: number
  pages: number
}

/**
 * A page of the words that the dictionary does not have; the last one if there are fewer pages. A word that a published
 * sign answers is left out, even if nobody has marked it yet.
 * @throws AppError the reasons of `mayReadMissingWords`
 */
export async function listMissingWords(
  { db, dictionary, now }: ReportContext,
  actor: Actor,
  { query }: { query: MissingWordQuery },
): Promise<MissingWordReport> {
  authorize(mayReadMissingWords(actor))
  const counts = await countReportedWords(db, query)
  const pages = Math.max(1, Math.ceil(counts[query.state] / wordsPerPage))
  const page = Math.min(query.page, pages)
  const words = await listReportedWords(db, { ...query, page })
  const shown = words.filter((word) => word.setAside !== null || !isAnswered(dictionary, word))
  return { words: await withWeeks({ db, dictionary, now }, shown), counts, page, pages }
}

/** Whether the dictionary now has a sign. Who wrote a message is only content with a sign of exactly that word. */
export const isAnswered = (
  dictionary: Pick<PublishedDictionary, 'search' | 'combination'>,
  { language, word, messages }: Pick<MissingWord, 'language' | 'word' | 'messages'>,
): boolean =>
  messages > 0
    ? findSignNamed(dictionary, { text: word, language }) !== undefined
    : !isMissed(dictionary, { text: word, language })

/** Adds the searches of each week, and the nearest sign. */
export async function withWeeks(
  { db, dictionary, now }: ReportContext,
  words: readonly MissingWord[],
): Promise<ReportedWord[]> {
  const weeks = weeksOfReport(now())
  const counted = words.length > 0 ? await listWeeks(db, words, weeks[0] ?? '') : []
  const keyOf = ({ language, word }: { language: string; word: string }) => `${language}/${word}`
  const searches = new Map(counted.map((count) => [`${keyOf(count)}/${count.week}`, count.searches]))
  return words.map((word) => ({
    ...word,
    weeks: weeks.map((week) => ({ week, searches: searches.get(`${keyOf(word)}/${week}`) ?? 0 })),
    nearest: findNearestSign(dictionary, word),
  }))
}

/** How many words wait that messages name, for those who may read them. */
export const wordsWithMessages: SharedCount = {
  mayCount: (actor) => mayReadMissingWords(actor).allowed,
  query: wordsWithMessagesQuery,
}
