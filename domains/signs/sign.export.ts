import { fileColumns, mediaInColumn, type NameLookup, readOnlyFields } from './csv/write-row.ts'
import {
  attributionKeys,
  type FileKey,
  property,
  referenceKeys,
  textKeys,
  wireName,
  yesNoKeys,
} from './properties.ts'
import type { StoredSign } from './sign-document.ts'

/** A sign in the JSON export: wire names, reference values by their stable value, nothing empty left out. */
export function presentForExport(sign: StoredSign, names: NameLookup): Record<string, unknown> {
  const { document } = sign
  const other = (id: number) => ({ id, gloss: names.gloss(id) ?? null })
  const files = (key: FileKey) => mediaInColumn(document, key).flatMap((id) => names.file(id) ?? [])
  const media = [...new Set(fileColumns.flatMap((key) => mediaInColumn(document, key)))]
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
    examples: document.examples.map(({ texts, signs, media }) => ({
      texts,
      signs,
      video: (media === undefined ? undefined : names.file(media)) ?? null,
    })),
    video: files('video'),
    video_non_manual: files('videoNonManual'),
    framing_image: files('framingImage'),
    media: media.map((id) => ({
      file: names.file(id) ?? null,
      ...Object.fromEntries(
        attributionKeys.map((key) => [wireName(key), names.attribution(id, key) || null]),
      ),
    })),
    ...readOnlyFields(sign, names),
  }
}
