import type { SignDocument } from './sign-document.ts'

type IdMapping = (id: number) => number

/** The document with other ids of signs, entries and media, to replace draft ids by stored ones. */
export function remapIds(
  document: SignDocument,
  { sign = same, entry = same, media = same }: { sign?: IdMapping; entry?: IdMapping; media?: IdMapping },
): SignDocument {
  const values = Object.entries(document.values).map(([key, ids]) => [key, ids.map(entry)])
  return {
    ...document,
    values: Object.fromEntries(values),
    notes: document.notes.map((note) => ({ ...note, kind: entry(note.kind) })),
    relations: document.relations.map((relation) => ({ ...relation, sign: sign(relation.sign) })),
    minimalPairs: document.minimalPairs.map(sign),
    examples: document.examples.map((example) =>
      example.media === undefined ? example : { ...example, media: media(example.media) },
    ),
    media: document.media.map((item) => ({ ...item, media: media(item.media) })),
  }
}

const same: IdMapping = (id) => id
