import { type EntryContent, textsOf } from './list-entry.ts'
import type { SimpleList } from './simple-list.ts'

/** What differs between two versions of an entry. */
export type EntryDifference =
  | {
      field: string /** `everyLanguage` for fields without translations. */
      language: string
      before: string
      after: string
    }
  | { field: 'active'; before: boolean; after: boolean }

/**
 * The differences in the order of the form.
 * @param languages in their order; others follow
 */
export function compareEntries(
  list: SimpleList,
  before: EntryContent,
  after: EntryContent,
  languages: readonly string[] = [],
): EntryDifference[] {
  const ofTexts = Object.keys(list.fields).flatMap((field) => {
    const [one, other] = [textsOf(list, before, field), textsOf(list, after, field)]
    return [...new Set([...languages, ...Object.keys(one), ...Object.keys(other)])]
      .map((language) => ({ field, language, before: one[language] ?? '', after: other[language] ?? '' }))
      .filter((difference) => difference.before !== difference.after)
  })
  return before.active === after.active
    ? ofTexts
    : [...ofTexts, { field: 'active', before: before.active, after: after.active }]
}
