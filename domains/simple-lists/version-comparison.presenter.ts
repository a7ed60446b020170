import { compareEntries, type EntryDifference } from './compare-entries.ts'
import { everyLanguage } from './kinds/field-value.ts'
import { type FieldKindName, kinds } from './kinds/index.ts'
import type { EntryVersion } from './list-entry.ts'
import type { SimpleList } from './simple-list.ts'

/** What orders and names the differences: languages, fields, and whether an entry is active. */
interface ComparisonTexts {
  /** In the order of the form. */
  languages: readonly string[]
  languageName: (code: string) => string
  fieldName: (field: string) => string
  active: string
  activeValue: (isActive: boolean) => string
  /** Boxes and files, which are stored as `on` and as ids; other texts as they are. */
  valueText: (kind: FieldKindName, text: string) => string
}

/** Two versions of an entry with what differs between them. */
export interface VersionComparison {
  before: number
  after: number
  differences: { key: string; name: string; before: string[]; after: string[] }[]
}

/** Lines without markup; with it where nothing else differs. */
function textLines(list: SimpleList, field: string, { before, after }: { before: string; after: string }) {
  const kind = list.fields[field]?.kind
  const plain = kind ? [before, after].map(kinds[kind].toPlainText) : [before, after]
  const [one = '', other = ''] = plain[0] === plain[1] ? [before, after] : plain
  return { before: lines(one), after: lines(other) }
}

const lines = (text: string) => (text === '' ? [] : text.split('\n'))

/**
 * The differences between two versions, the earlier one first.
 * @returns null for versions that the entry does not have, and for the same one twice
 */
export function presentComparison(
  list: SimpleList,
  versions: readonly EntryVersion[],
  [one, other]: readonly [number | undefined, number | undefined],
  texts: ComparisonTexts,
): VersionComparison | null {
  const [before, after] = versions
    .filter(({ revision }) => revision === one || revision === other)
    .toSorted((a, b) => a.revision - b.revision)
  if (!before || !after) return null
  return {
    before: before.revision,
    after: after.revision,
    differences: compareEntries(list, before.content, after.content, texts.languages).map((difference) =>
      'language' in difference
        ? presentDifference(list, difference, texts)
        : {
            key: 'active',
            name: texts.active,
            before: [texts.activeValue(difference.before)],
            after: [texts.activeValue(difference.after)],
          },
    ),
  }
}

function presentDifference(
  list: SimpleList,
  { field, language, before, after }: Extract<EntryDifference, { language: string }>,
  { fieldName, languageName, valueText }: ComparisonTexts,
) {
  const kind = list.fields[field]?.kind ?? 'line'
  const textOf = (text: string) => lines(valueText(kind, text))
  if (language !== everyLanguage)
    return {
      key: `${field}.${language}`,
      name: `${fieldName(field)}: ${languageName(language)}`,
      ...(kind === 'translatedFilm'
        ? { before: textOf(before), after: textOf(after) }
        : textLines(list, field, { before, after })),
    }
  return { key: field, name: fieldName(field), before: textOf(before), after: textOf(after) }
}
