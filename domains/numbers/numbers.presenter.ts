import {
  emptySignListQuery,
  type MissingPart,
  type SignListQuery,
} from '#domains/sign-management/sign-list.input.ts'
import { signListPath } from '#domains/sign-management/sign-list-paths.ts'
import { type SignState, signStates } from '#domains/signs/sign-state.ts'
import { formatTime, languageName } from '#platform/i18n/format.ts'
import { type Locale, localeTags } from '#platform/i18n/locales.ts'
import { type Period, periods } from './month.ts'
import { numbersPath } from './numbers-paths.ts'
import type { Numbers } from './server/get-numbers.ts'

/** A number with the list of what it counts. */
export interface LinkedNumber {
  count: number
  path: string
}

/** A part of 100, rounded down, with the list of the signs that lack it. */
export interface FilledShare {
  percent: number
  path: string
}

export interface MonthView {
  /** `November 2026` */
  label: string
  /** `N` */
  short: string
  /** `2026` at each January and at the first column, unless the next is a January; else null. */
  year: string | null
  created: number
  published: number
}

/** The page of the numbers. */
export interface NumbersView {
  period: Period
  periods: { period: Period; path: string }[]
  /** 14:32 */
  time: string
  months: MonthView[]
  states: (LinkedNumber & { state: SignState })[]
  published: number
  languages: (FilledShare & { name: string })[]
  parts: (FilledShare & { part: MissingPart })[]
  people: {
    id: number
    /** Null for the program. */
    name: string | null
    created: LinkedNumber
    published: LinkedNumber
    approved: LinkedNumber
    pending: LinkedNumber
  }[]
}

/** Presents the numbers; each links to its list with the same filters. */
export function presentNumbers(
  { period, months, states, completeness, people, countedAt }: Numbers,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): NumbersView {
  const listOf = (query: Partial<SignListQuery>) => signListPath(locale, { ...emptySignListQuery, ...query })
  const { published, languages, parts } = completeness
  const share = (filled: number) => (published === 0 ? 0 : Math.floor((100 * filled) / published))
  return {
    period,
    periods: periods.map((one) => ({ period: one, path: numbersPath(locale, one) })),
    time: formatTime(countedAt, timeZone),
    months: months.map((month, index) => presentMonth(month, index, locale)),
    states: signStates.map((state) => ({ state, count: states[state], path: listOf({ tab: state }) })),
    published,
    languages: languages.map(({ language, filled }) => ({
      name: languageName(language, locale),
      percent: share(filled),
      path: listOf({ status: 'published', untranslated: language }),
    })),
    parts: parts.map(({ part, filled }) => ({
      part,
      percent: share(filled),
      path: listOf({ status: 'published', missing: part }),
    })),
    people: people.map(({ accountId, name, created, published: shown, approved, pending }) => {
      const authorId = accountId ?? 0
      const listed = (count: number, query: Partial<SignListQuery>) => ({ count, path: listOf(query) })
      return {
        id: authorId,
        name,
        created: listed(created, { authorId }),
        published: listed(shown, { authorId, status: 'published' }),
        approved: listed(approved, { approverId: authorId, status: 'published' }),
        pending: listed(pending, { authorId, tab: 'pending' }),
      }
    }),
  }
}

function presentMonth(
  { name, created, published }: Numbers['months'][number],
  index: number,
  locale: Locale,
): MonthView {
  const date = new Date(`${name}-01T00:00:00Z`)
  const text = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeTags[locale], { ...options, timeZone: 'UTC' }).format(date)
  return {
    label: text({ month: 'long', year: 'numeric' }),
    short: text({ month: 'narrow' }),
    year: name.endsWith('-01') || (index === 0 && !name.endsWith('-12')) ? name.slice(0, 4) : null,
    created,
    published,
  }
}
