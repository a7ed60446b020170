import { normalizeText } from '../../normalize-text.ts'
import type { KindModule } from '../kind-module.ts'
import { lengthIssues } from '../property-issue.ts'
import { listPart } from '../stored-part.ts'

/** Notes with a type and an audience. */
export const notesKind: KindModule = {
  ...listPart('notes'),
  normalize: ({ notes }) => ({
    notes: notes
      .map(({ kind, text, public: isPublic }) => ({ kind, text: normalizeText(text), public: isPublic }))
      .filter(({ text }) => text !== ''),
  }),
  validate: (key, { notes }) =>
    lengthIssues(
      key,
      notes.map(({ text }) => text),
    ),
  present: (keys, { notes }, { entry, seesPrivate }) =>
    keys.length > 0
      ? {
          notes: notes.map(({ kind, text, public: isPublic }) => ({
            kind: entry(kind) ?? null,
            text,
            ...(seesPrivate && { public: isPublic }),
          })),
        }
      : {},
  text: (_key, { notes }, { entry, privateNote = (text) => text }) =>
    notes.map(({ kind, text, public: isPublic }) => {
      const line = `${entry(kind)}: ${text}`
      return isPublic ? line : privateNote(line)
    }),
  references: ({ notes }) => ({ entries: notes.map(({ kind }) => ({ key: 'notes', id: kind })) }),
  mapIds: ({ notes }, { entry }) => ({
    notes: notes.map((note) => ({ ...note, kind: entry(note.kind) })),
  }),
  publicPart: ({ notes }) => ({ notes: notes.filter((note) => note.public) }),
}
