import type { RelationKind } from '../../sign-document.ts'
import { type KindRows, numbered, positionColumns, rowsOf } from '../kind-rows.ts'

export const relationsRows: KindRows = {
  tables: {
    relations: {
      table: 'sign_relation',
      columns: { ...positionColumns, kind: 'text', targetId: 'integer' },
      orderBy: 'sign_id, position',
    },
  },
  toRows: ({ relations }) => ({
    tables: { relations: numbered(relations, ({ kind, sign }) => ({ kind, targetId: sign })) },
  }),
  fromRows: (rows) => ({
    relations: rowsOf<{ kind: RelationKind; targetId: number }>(rows, 'relations').map(
      ({ kind, targetId }) => ({ kind, sign: targetId }),
    ),
  }),
}
