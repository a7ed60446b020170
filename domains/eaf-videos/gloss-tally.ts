import type { OccurrenceClass, OccurrenceLink } from './eaf-video.ts'
import type { GlossReading } from './match-gloss.ts'

/** Glosses of a recording that are of one class, found in one way or with one mark. */
export interface GlossGroup {
  class: OccurrenceClass
  link: OccurrenceLink | null
  mark: string | null
  /** Uses; that of a compound once for each of its signs. */
  count: number
}

/** How many glosses are of each class, of each mark and found in each way. */
export interface GlossTally {
  lexical: number
  marked: number
  unmatched: number
  links: Partial<Record<OccurrenceLink, number>>
  marks: Record<string, number>
}

/** Adds up groups. */
export function tallyGroups(groups: Iterable<GlossGroup>): GlossTally {
  const tally: GlossTally = { lexical: 0, marked: 0, unmatched: 0, links: {}, marks: {} }
  for (const { class: name, link, mark, count } of groups) {
    tally[name] += count
    if (name === 'lexical' && link) tally.links[link] = (tally.links[link] ?? 0) + count
    if (name === 'marked' && mark) tally.marks[mark] = (tally.marks[mark] ?? 0) + count
  }
  return tally
}

/** The class of a gloss, as the table of occurrences computes it. */
export const classOf = ({ mark, sign }: Pick<GlossReading, 'mark' | 'sign'>): OccurrenceClass =>
  mark !== null ? 'marked' : sign === null ? 'unmatched' : 'lexical'

/** The share of lexical glosses that are linked to signs, from 0 to 1; null without lexical glosses. */
export const linkedShare = ({
  lexical,
  unmatched,
}: Pick<GlossTally, 'lexical' | 'unmatched'>): number | null =>
  lexical + unmatched === 0 ? null : lexical / (lexical + unmatched)

/** How many values a list shows. Compounds are listed with the values without a sign, because people link them too. */
export function countValues(
  groups: readonly (GlossGroup & { values: number })[],
  filter: { class: OccurrenceClass; mark?: string | null; link?: OccurrenceLink | null },
): number {
  const { class: name, mark, link } = filter
  const isListed = (group: GlossGroup) =>
    (group.class === name || (name === 'unmatched' && group.mark === 'compound')) &&
    (!mark || group.mark === mark) &&
    (!link || group.link === link)
  return groups.filter(isListed).reduce((sum, { values }) => sum + values, 0)
}
