import { writeValues } from '../cell-escaping.ts'
import { parseKeywords } from '../parse-cells.ts'
import type { KindCells } from './kind-cells.ts'

/** Of one language: ` | ` between senses, `;` between keywords. */
export const keywordsCells: KindCells = {
  hasSeparator: true,
  parse: (row, { language }, cell, { reportNotice }) => {
    if (language === undefined) return
    const senses = parseKeywords(cell, reportNotice)
    const earlier = row.translations[language]
    row.translations[language] = earlier ? withMoreKeywords(earlier, senses.flat()) : senses
  },
  apply: (row, before) => ({ translations: { ...before.translations, ...row.translations } }),
  write: ({ language = '' }, { translations }) => (translations[language] ?? []).map(writeValues).join(' | '),
}

/** A mapping may read one language from several columns: they are words of the first sense. */
function withMoreKeywords([first = [], ...others]: string[][], more: readonly string[]): string[][] {
  const known = new Set([first, ...others].flat().map((word) => word.toLowerCase()))
  const added = more.filter((word) => !known.has(word.toLowerCase()))
  const words = [...first, ...added]
  return words.length > 0 ? [words, ...others] : []
}
