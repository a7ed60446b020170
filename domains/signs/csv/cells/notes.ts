import { property } from '../../properties.ts'
import { escapePrefix, escapeValue } from '../cell-escaping.ts'
import { parseNotes } from '../parse-cells.ts'
import { findEntry } from '../references.ts'
import type { KindCells } from './kind-cells.ts'

/** `type:public|private:text` between `;`. */
export const notesCells: KindCells = {
  parse: (row, _column, cell, { reportError }) => {
    row.notes = parseNotes(cell, reportError)
  },
  apply: ({ notes }, before, context) => ({
    notes: notes
      ? notes.flatMap((note) =>
          findEntry(property('notes').list ?? '', note.kind, 'notes', context).map((kind) => ({
            ...note,
            kind,
          })),
        )
      : before.notes,
  }),
  write: (_column, { notes }, names) =>
    notes
      .map(({ kind, text, public: isPublic }) =>
        [escapePrefix(names.value(kind) ?? ''), isPublic ? 'public' : 'private', escapeValue(text)].join(':'),
      )
      .join(';'),
}
