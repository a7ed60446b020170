import { escapeValue, parseSentences } from '../csv/cell-escaping.ts'
import { fileColumns, mediaInColumn } from '../csv/file-columns.ts'
import { normalizeText } from '../normalize-text.ts'
import type { AttributionKey } from '../properties.ts'
import type { KindModule } from './kind-module.ts'

/**
 * Credit, licence and signer of the files of a sign. They belong to the media, not to the document, so no version holds
 * them. In CSV: one text when it is the same for all files, else one for each between ` | `.
 */
export const attributionKind: KindModule = {
  normalize: () => ({}),
  parse: (row, { key }, cell) => {
    row.attributions[key as AttributionKey] = parseSentences(cell).map(normalizeText)
  },
  // csv/media-of-row.ts collects the attributions of all rows, because a media can be shared by several signs.
  apply: () => ({}),
  write: ({ key }, document, names) => {
    const texts = fileColumns
      .flatMap((column) => mediaInColumn(document, column))
      .filter((id) => names.file(id) !== undefined)
      .map((id) => escapeValue(names.attribution(id, key as AttributionKey)))
    return new Set(texts).size > 1 ? texts.join(' | ') : (texts[0] ?? '')
  },
  validate: () => [],
  present: () => ({}),
  compare: () => false,
  remove: (_key, document) => document,
}
