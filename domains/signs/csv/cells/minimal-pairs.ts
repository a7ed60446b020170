import { readValues, unescapeValue, writeValues } from '../cell-escaping.ts'
import { parseReference } from '../parse-cells.ts'
import { findSign, writeSignReference } from '../references.ts'
import { listCells } from './list-cells.ts'

/** Signs between `;`: the gloss, or `#` and the id. */
export const minimalPairsCells = listCells('minimalPairs', {
  parse: (cell) => readValues(cell).map((name) => parseReference(unescapeValue(name))),
  resolve: (target, context) => findSign(target, 'minimalPairs', context),
  write: (pairs, names) => writeValues(pairs.map((id) => writeSignReference(id, names))),
  signOf: (target) => target,
})
