import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type OccurrenceClass, type OccurrenceLink, occurrenceClasses } from './eaf-video.ts'
import { type GlossGroup, linkedShare, tallyGroups } from './gloss-tally.ts'
import type { ValuesQuery } from './gloss-values-query.input.ts'
import { glossesPath } from './glosses-paths.ts'
import { encodeValue } from './value-decisions.ts'

/** A line of the report: a class, or a part of it. */
export interface ReportLine {
  key: string
  class: OccurrenceClass
  /** Of a part of the class. */
  link: OccurrenceLink | null
  mark: string | null
  count: number
  /** Uses, as text. */
  uses: string
  /** Share of all glosses, from 0 to 100; null of a part. */
  percent: number | null
  example: string | null
  /** The list of its values. */
  path: string
}

/** How many glosses name signs. */
export interface GlossReportView {
  /** Share of the lexical glosses that are linked, from 0 to 100, rounded down; null without lexical glosses. */
  percent: number | null
  linked: number
  /** Linked ones and those without a sign. */
  total: number
  /** The three classes, each followed by its parts. */
  lines: ReportLine[]
}

type Group = GlossGroup & { example: string }

interface Reader {
  locale: Locale
  /** Of the recording. */
  id: number
}

const percentOf = (share: number) => Math.floor(share * 100)

/** Presents the groups of a recording, with links to their values. */
export function presentGlossReport(groups: readonly Group[], { locale, id }: Reader): GlossReportView {
  const tally = tallyGroups(groups)
  const all = tally.lexical + tally.marked + tally.unmatched
  const share = linkedShare(tally)
  const line = (facts: Pick<ReportLine, 'class' | 'count' | 'percent'> & Partial<ReportLine>): ReportLine => {
    const { class: name, count, link = null, mark = null } = facts
    return {
      link,
      mark,
      example: null,
      key: [name, link, mark].filter(Boolean).join(' '),
      uses: formatNumber(count, locale),
      path: `${glossesPath(locale, id, { class: name, link, mark })}#values`,
      ...facts,
    }
  }
  return {
    percent: share === null ? null : percentOf(share),
    linked: tally.lexical,
    total: tally.lexical + tally.unmatched,
    lines: occurrenceClasses.flatMap((name) => [
      line({
        class: name,
        count: tally[name],
        percent: all === 0 ? 0 : Math.round((tally[name] / all) * 100),
      }),
      ...groups
        .filter((group) => group.class === name && name !== 'unmatched')
        .map(({ link, mark, count, example }) =>
          line({ class: name, link, mark, count, example, percent: null }),
        ),
    ]),
  }
}

/** A sign that the page offers. */
export interface NearSignView {
  id: number
  gloss: string
  /** The text of the sign that is similar. */
  text: string
  poster: string | null
}

/** A value of the list. */
export interface GlossValueView {
  /** Unique in the list, and the field of the value in a form. */
  key: string
  value: string
  class: OccurrenceClass
  mark: string | null
  link: OccurrenceLink | null
  count: number
  uses: string
  /** The context of one use, in the order of time. */
  before: string
  after: string
  sign: { id: number; gloss: string } | null
  near: NearSignView | null
  /** Glosses of the parts of a compound. */
  parts: readonly string[]
  reason: string | null
  isDecided: boolean
}

interface Value extends Pick<GlossValueView, 'value' | 'class' | 'mark' | 'link' | 'count' | 'parts'> {
  part: number
  sign: number | null
  gloss: string | null
  reason: string | null
  isDecided: boolean
  before: readonly string[]
  after: readonly string[]
}

const shownNeighbours = 2

/** Presents values. @param nearOf the sign that a value without sign may mean */
export const presentGlossValues = (
  values: readonly Value[],
  { locale, nearOf }: Pick<Reader, 'locale'> & { nearOf: (value: string) => NearSignView | null },
): GlossValueView[] =>
  values.map(({ part, sign, gloss, before, after, ...value }) => ({
    ...value,
    key: [encodeValue(value.value), part, sign ?? value.mark ?? '', value.link ?? ''].join(' '),
    uses: formatNumber(value.count, locale),
    before: before.slice(0, shownNeighbours).reverse().join(' '),
    after: after.slice(0, shownNeighbours).join(' '),
    sign: sign === null ? null : { id: sign, gloss: gloss ?? '' },
    near: value.class === 'unmatched' ? nearOf(value.value) : null,
  }))

/** The tabs of the list with the number of values in each. */
export const presentValueTabs = (
  counts: Record<OccurrenceClass, number>,
  { locale, id, query }: Reader & { query: ValuesQuery },
) =>
  (['unmatched', 'marked', 'lexical'] as const).map((name) => ({
    name,
    to: `${glossesPath(locale, id, { class: name, order: query.order })}#values`,
    count: counts[name],
    isCurrent: query.class === name,
  }))
