import * as z from 'zod'
import * as mini from 'zod/mini'
import { maxLengthOf } from '../../properties.ts'
import type { KindWire, WireProperties } from '../kind-wire.ts'
import { body, fieldsIf, form } from '../schema-parts.ts'

interface WireNote {
  kind: string
  text: string
  public: boolean
}

const notesOf = ({ notes }: WireProperties) => notes as WireNote[] | undefined

export const notesWire: KindWire = {
  formParts: (text) => ({
    notes: mini.array(
      mini.strictObject({ kind: form.id, text: text(maxLengthOf('notes')), public: mini.boolean() }),
    ),
  }),
  bodyFields: (registry) =>
    fieldsIf(registry, 'notes', () => ({
      notes: z
        .array(z.strictObject({ kind: body.value, text: body.text(registry, 'notes'), public: z.boolean() }))
        .optional(),
    })),
  answerFields: (shown, { entry }) =>
    fieldsIf(shown, 'notes', () => ({ notes: z.array(z.strictObject({ kind: entry, text: z.string() })) })),
  parse: (properties, before, entryIds) => ({
    notes:
      notesOf(properties)?.flatMap((note) =>
        entryIds('notes', [note.kind]).map((kind) => ({ ...note, kind })),
      ) ?? before.notes,
  }),
  write: ({ notes }, value) => ({ notes: notes.map((note) => ({ ...note, kind: value(note.kind) })) }),
  namedValues: (properties) => notesOf(properties)?.map(({ kind }) => kind) ?? [],
}
