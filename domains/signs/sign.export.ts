import { fileColumns, filesOf, keptFacts, type Names } from './csv/write-row.ts'
import {
  type FileKey,
  mediaFactKeys,
  property,
  referenceKeys,
  textKeys,
  wireName,
  yesNoKeys,
} from './properties.ts'
import type { StoredSign } from './sign-document.ts'

/** A sign in the JSON export: wire names, reference values by their stable value, nothing empty left out. */
export function presentForExport(sign: StoredSign, names: Names): Record<string, unknown> {
  const { document } = sign
  const other = (id: number) => ({ id, gloss: names.gloss(id) ?? null })
  const files = (key: FileKey) => filesOf(document, key).flatMap((id) => names.file(id) ?? [])
  const media = [...new Set(fileColumns.flatMap((key) => filesOf(document, key)))]
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
      ...Object.fromEntries(mediaFactKeys.map((key) => [wireName(key), names.mediaFact(id, key) || null])),
    })),
    ...keptFacts(sign, names),
  }
}
