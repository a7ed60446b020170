import { property } from '../../properties.ts'
import { escapePrefix, escapeValue } from '../cell-escaping.ts'
import { parseNotes } from '../parse-cells.ts'
import { findEntry } from '../references.ts'
import { listCells } from './list-cells.ts'

/** `type:public|private:text` between `;`. */
export const notesCells = listCells('notes', {
  parse: parseNotes,
  resolve: (note, context) =>
    findEntry(property('notes').list ?? '', note.kind, 'notes', context).map((kind) => ({ ...note, kind })),
  write: (notes, names) =>
    notes
      .map(({ kind, text, public: isPublic }) =>
        [escapePrefix(names.value(kind) ?? ''), isPublic ? 'public' : 'private', escapeValue(text)].join(':'),
      )
      .join(';'),
})
