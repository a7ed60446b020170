import { escapePrefix, escapeValue } from '../cell-escaping.ts'
import { parseForeignRelations } from '../parse-cells.ts'
import { listCells } from './list-cells.ts'

/** `language:text` between `;`. */
export const foreignRelationsCells = listCells('foreignRelations', {
  parse: parseForeignRelations,
  resolve: (relation) => [relation],
  write: (relations) =>
    relations.map(({ signLanguage, text }) => `${escapePrefix(signLanguage)}:${escapeValue(text)}`).join(';'),
})
