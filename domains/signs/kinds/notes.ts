import { escapePrefix, escapeValue } from '../csv/cell-escaping.ts'
import { parseNotes } from '../csv/parse-cells.ts'
import { findEntry } from '../csv/references.ts'
import { normalizeText } from '../normalize-text.ts'
import { property } from '../properties.ts'
import type { KindModule } from './kind-module.ts'
import { lengthIssues } from './property-issue.ts'
import { differs } from './record-helpers.ts'

/** Notes with a type and an audience. In CSV: `type:public|private:text` between `;`. */
export const notesKind: KindModule = {
  normalize: ({ notes }) => ({
    notes: notes
      .map(({ kind, text, public: isPublic }) => ({ kind, text: normalizeText(text), public: isPublic }))
      .filter(({ text }) => text !== ''),
  }),
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
  validate: (key, { notes }) =>
    lengthIssues(
      key,
      notes.map(({ text }) => text),
    ),
  present: (keys, { notes }, { entry }) =>
    keys.length > 0 ? { notes: notes.map((note) => ({ ...note, kind: entry(note.kind) ?? null })) } : {},
  compare: (_key, one, other) => differs(one.notes, other.notes),
  remove: (_key, document) => ({ ...document, notes: [] }),
}
