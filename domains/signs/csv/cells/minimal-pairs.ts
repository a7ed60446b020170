import { readValues, unescapeValue, writeValues } from '../cell-escaping.ts'
import { parseReference } from '../parse-cells.ts'
import { findSign, writeSignReference } from '../references.ts'
import type { KindCells } from './kind-cells.ts'

/** Signs between `;`: the gloss, or `#` and the id. */
export const minimalPairsCells: KindCells = {
  parse: (row, _column, cell) => {
    row.minimalPairs = readValues(cell).map((name) => parseReference(unescapeValue(name)))
  },
  apply: (row, before, context) => ({
    minimalPairs:
      row.minimalPairs?.flatMap((target) => findSign(target, 'minimalPairs', context)) ?? before.minimalPairs,
  }),
  write: (_column, { minimalPairs }, names) =>
    writeValues(minimalPairs.map((id) => writeSignReference(id, names))),
}
