import { filesOf, type Names } from './csv/write-row.ts'
import { property, referenceKeys, textKeys, wireName, yesNoKeys } from './properties.ts'
import type { StoredSign } from './sign-document.ts'

/** A sign in the JSON export: wire names, reference values by their stable value, nothing empty left out. */
export function presentForExport(sign: StoredSign, names: Names): Record<string, unknown> {
  const { document } = sign
  const other = (id: number) => ({ id, gloss: names.gloss(id) ?? null })
  const files = (key: 'video' | 'framingImage') =>
    filesOf(document, key).flatMap((id) => names.file(id) ?? [])
  return {
    id: sign.id,
    source: sign.source,
    source_id: sign.sourceId,
    ...Object.fromEntries(textKeys.map((key) => [wireName(key), document.texts[key] ?? null])),
    translations: document.translations,
    ...Object.fromEntries(
      referenceKeys.map((key) => {
        const values = (document.values[key] ?? []).flatMap((id) => names.value(id) ?? [])
        return [wireName(key), property(key).many ? values : (values[0] ?? null)]
      }),
    ),
    ...Object.fromEntries(yesNoKeys.map((key) => [wireName(key), document.flags[key] ?? null])),
    relations: document.relations.map(({ kind, sign }) => ({ kind, ...other(sign) })),
    foreign_relations: document.foreignRelations.map(({ signLanguage, text }) => ({
      sign_language: signLanguage,
      text,
    })),
    minimal_pairs: document.minimalPairs.map(other),
    notes: document.notes.map((note) => ({ ...note, kind: names.value(note.kind) ?? null })),
    examples: document.examples.map(({ texts, signs }) => ({ texts, signs })),
    video: files('video'),
    framing_image: files('framingImage'),
    status: sign.status,
    created_at: sign.createdAt.toISOString(),
    changed_at: sign.changedAt.toISOString(),
    published_at: sign.publishedAt?.toISOString() ?? null,
  }
}
