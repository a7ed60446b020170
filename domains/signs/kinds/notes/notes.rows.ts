import { type KindRows, numbered, positionColumns, rowsOf } from '../kind-rows.ts'

interface NoteRow {
  kindId: number
  text: string
  public: boolean
}

export const notesRows: KindRows = {
  tables: {
    notes: {
      table: 'sign_note',
      columns: { ...positionColumns, kindId: 'integer', text: 'text', public: 'boolean' },
      orderBy: 'sign_id, position',
    },
  },
  toRows: ({ notes }) => ({
    tables: {
      notes: numbered(notes, ({ kind, text, public: isPublic }) => ({
        kindId: kind,
        text,
        public: isPublic,
      })),
    },
  }),
  fromRows: (rows) => ({
    notes: rowsOf<NoteRow>(rows, 'notes').map(({ kindId, text, public: isPublic }) => ({
      kind: kindId,
      text,
      public: isPublic,
    })),
  }),
}
