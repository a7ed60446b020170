import { mediaUrl } from '#domains/media/media.ts'
import { formatDate, formatNumber, languageName } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MissingWord } from './missing-word.ts'
import { type NearestSign, type SuggestedAct, suggestAct } from './nearest-sign.ts'

interface Reader {
  locale: Locale
  timeZone: string
}

/** A sign that the page offers. */
export interface NearestSignView {
  id: number
  gloss: string
  poster: string | null
}

/** A missing word of the report. */
export interface MissingWordView {
  /** Unique in the report. */
  key: string
  language: string
  languageName: string
  word: string
  spelling: string
  searches: string
  messages: number
  /** Searches of each week, the oldest first; `share` is relative to the greatest number of the page, from 0 to 1. */
  weeks: { start: string; searches: number; share: number }[]
  nearest: NearestSignView | null
  act: SuggestedAct
  setAside: { on: string; reason: string } | null
}

/** @param word of the use case, with its weeks and nearest sign */
type PresentedWord = MissingWord & {
  weeks: readonly { week: string; searches: number }[]
  nearest: NearestSign | null
}

/** Presents words of the report. Their weeks share one scale. */
export function presentMissingWords(
  words: readonly PresentedWord[],
  { locale, timeZone }: Reader,
): MissingWordView[] {
  const most = Math.max(1, ...words.flatMap(({ weeks }) => weeks.map(({ searches }) => searches)))
  return words.map((one) => {
    const { language, word, spelling, searches, messages, weeks, nearest, setAside } = one
    return {
      key: `${language}/${word}`,
      language,
      languageName: languageName(language, locale),
      word,
      spelling,
      searches: formatNumber(searches, locale),
      messages,
      weeks: weeks.map((week) => ({
        start: formatDate(new Date(`${week.week}T00:00:00Z`), locale, 'UTC'),
        searches: week.searches,
        share: week.searches / most,
      })),
      nearest: nearest && {
        id: nearest.sign.id,
        gloss: nearest.sign.gloss,
        poster: mediaUrl(nearest.sign.poster),
      },
      act: suggestAct(nearest, one),
      setAside: setAside && { on: formatDate(setAside.at, locale, timeZone), reason: setAside.reason },
    }
  })
}
