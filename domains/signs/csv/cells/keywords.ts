import { writeValues } from '../cell-escaping.ts'
import { parseKeywords } from '../parse-cells.ts'
import type { KindCells } from './kind-cells.ts'

/** Of one language: ` | ` between senses, `;` between keywords. */
export const keywordsCells: KindCells = {
  hasSeparator: true,
  parse: (row, { language }, cell, { reportNotice }) => {
    if (language !== undefined) row.translations[language] = parseKeywords(cell, reportNotice)
  },
  apply: (row, before) => ({ translations: { ...before.translations, ...row.translations } }),
  write: ({ language = '' }, { translations }) => (translations[language] ?? []).map(writeValues).join(' | '),
}
