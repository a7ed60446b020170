import { escapeValue } from '../cell-escaping.ts'
import { parseRelations } from '../parse-cells.ts'
import { findSign, writeSignReference } from '../references.ts'
import { listCells } from './list-cells.ts'

/** `kind:sign` between `;`; a sign is its gloss or `#` and its id. */
export const relationsCells = listCells('relations', {
  parse: parseRelations,
  resolve: ({ kind, target }, context) =>
    findSign(target, 'relations', context).map((sign) => ({ kind, sign })),
  write: (relations, names) =>
    relations.map(({ kind, sign }) => `${kind}:${escapeValue(writeSignReference(sign, names))}`).join(';'),
  signOf: ({ target }) => target,
})
