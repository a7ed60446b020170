import type { SignDocument } from '../../sign-document.ts'
import { type KindRows, numbered, positionColumns, rowsOf } from '../kind-rows.ts'

export const foreignRelationsRows: KindRows = {
  tables: {
    foreignRelations: {
      table: 'foreign_relation',
      columns: { ...positionColumns, signLanguage: 'text', text: 'text' },
      orderBy: 'sign_id, position',
    },
  },
  toRows: ({ foreignRelations }) => ({
    tables: { foreignRelations: numbered(foreignRelations, (relation) => ({ ...relation })) },
  }),
  fromRows: (rows) => ({
    foreignRelations: rowsOf<SignDocument['foreignRelations'][number]>(rows, 'foreignRelations').map(
      ({ signLanguage, text }) => ({ signLanguage, text }),
    ),
  }),
}
