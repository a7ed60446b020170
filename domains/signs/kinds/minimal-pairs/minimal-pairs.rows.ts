import { type KindRows, numbered, positionColumns, rowsOf } from '../kind-rows.ts'

export const minimalPairsRows: KindRows = {
  tables: {
    minimalPairs: {
      table: 'sign_minimal_pair',
      columns: { ...positionColumns, targetId: 'integer' },
      orderBy: 'sign_id, position',
    },
  },
  toRows: ({ minimalPairs }) => ({
    tables: { minimalPairs: numbered(minimalPairs, (targetId) => ({ targetId })) },
  }),
  fromRows: (rows) => ({
    minimalPairs: rowsOf<{ targetId: number }>(rows, 'minimalPairs').map(({ targetId }) => targetId),
  }),
}
