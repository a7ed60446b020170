import { escapeValue } from '../cell-escaping.ts'
import { parseRelations } from '../parse-cells.ts'
import { findSign, writeSignReference } from '../references.ts'
import type { KindCells } from './kind-cells.ts'

/** `kind:sign` between `;`; a sign is its gloss or `#` and its id. */
export const relationsCells: KindCells = {
  parse: (row, _column, cell, { reportError }) => {
    row.relations = parseRelations(cell, reportError)
  },
  apply: (row, before, context) => ({
    relations:
      row.relations?.flatMap(({ kind, target }) =>
        findSign(target, 'relations', context).map((sign) => ({ kind, sign })),
      ) ?? before.relations,
  }),
  write: (_column, { relations }, names) =>
    relations.map(({ kind, sign }) => `${kind}:${escapeValue(writeSignReference(sign, names))}`).join(';'),
}
