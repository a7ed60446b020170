import type { SignDocument } from '../../sign-document.ts'
import { type KindRows, numbered, positionColumns, rowsOf } from '../kind-rows.ts'

interface KeywordRow {
  language: string
  sense: number
  text: string
}

export const keywordsRows: KindRows = {
  tables: {
    translations: {
      table: 'translation',
      columns: { ...positionColumns, language: 'text', sense: 'integer', text: 'text' },
      orderBy: 'sign_id, language, sense, position',
    },
  },
  toRows: ({ translations }) => ({
    tables: {
      translations: Object.entries(translations).flatMap(([language, senses]) =>
        senses.flatMap((keywords, sense) => numbered(keywords, (text) => ({ language, sense, text }))),
      ),
    },
  }),
  fromRows: (rows) => {
    const translations: SignDocument['translations'] = {}
    for (const { language, sense, text } of rowsOf<KeywordRow>(rows, 'translations')) {
      const senses = translations[language] ?? []
      while (senses.length <= sense) senses.push([])
      senses[sense]?.push(text)
      translations[language] = senses
    }
    return { translations }
  },
}
