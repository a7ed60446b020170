import { escapePrefix, escapeValue } from '../cell-escaping.ts'
import { parseForeignRelations } from '../parse-cells.ts'
import type { KindCells } from './kind-cells.ts'

/** `language:text` between `;`. */
export const foreignRelationsCells: KindCells = {
  parse: (row, _column, cell, { reportError }) => {
    row.foreignRelations = parseForeignRelations(cell, reportError)
  },
  apply: (row, before) => ({ foreignRelations: row.foreignRelations ?? before.foreignRelations }),
  write: (_column, { foreignRelations }) =>
    foreignRelations
      .map(({ signLanguage, text }) => `${escapePrefix(signLanguage)}:${escapeValue(text)}`)
      .join(';'),
}
