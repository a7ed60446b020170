import { writeValues } from '../csv/cell-escaping.ts'
import { parseKeywords } from '../csv/parse-cells.ts'
import { normalizeText } from '../normalize-text.ts'
import type { KindModule } from './kind-module.ts'
import { lengthIssues } from './property-issue.ts'
import { byLanguage, createFirstOccurrenceFilter, differs } from './record-helpers.ts'

/** Translations: by language, senses with keywords. In CSV: ` | ` between senses, `;` between keywords. */
export const keywordsKind: KindModule = {
  normalize: ({ translations }) => ({ translations: byLanguage(translations, normalizeSenses) }),
  parse: (row, { language }, cell, { reportNotice }) => {
    if (language !== undefined) row.translations[language] = parseKeywords(cell, reportNotice)
  },
  apply: (row, before) => ({ translations: { ...before.translations, ...row.translations } }),
  write: ({ language = '' }, { translations }) => (translations[language] ?? []).map(writeValues).join(' | '),
  validate: (key, { translations }) => lengthIssues(key, Object.values(translations).flat(2)),
  present: (keys, { translations }) => (keys.length > 0 ? { translations } : {}),
  compare: (_key, one, other) => differs(one.translations, other.translations),
  remove: (_key, document) => ({ ...document, translations: {} }),
}

/** A keyword occurs once in a language: in the first sense that contains it. */
function normalizeSenses(senses: string[][]): string[][] | undefined {
  const isFirstOccurrence = createFirstOccurrenceFilter()
  const normalized = senses.map((keywords) =>
    keywords.map(normalizeText).filter((keyword) => keyword !== '' && isFirstOccurrence(keyword)),
  )
  while (normalized.at(-1)?.length === 0) normalized.pop()
  return normalized.length > 0 ? normalized : undefined
}
