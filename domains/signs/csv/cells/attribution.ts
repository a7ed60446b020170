import { attributionFieldOf } from '../../attribution.ts'
import { normalizeText } from '../../normalize-text.ts'
import type { AttributionKey } from '../../properties.ts'
import { filePropertyKeys, filesOfProperty } from '../../property-files.ts'
import { escapeValue, parseSentences } from '../cell-escaping.ts'
import { checkAttributions } from '../media-of-row.ts'
import type { KindCells } from './kind-cells.ts'

/** One text when it is the same for all files, else one for each between ` | `. The cells of files apply it. */
export const attributionCells: KindCells = {
  parse: (row, { key }, cell) => {
    row.attributions[key as AttributionKey] = parseSentences(cell).map(normalizeText)
  },
  apply: (row, _before, { reportError }) => {
    checkAttributions(row, reportError)
    return {}
  },
  write: ({ key }, document, names) => {
    const texts = filePropertyKeys
      .flatMap((column) => filesOfProperty(document, column))
      .filter(({ media }) => names.file(media) !== undefined)
      .map((file) => escapeValue(file[attributionFieldOf[key as AttributionKey]] ?? ''))
    return new Set(texts).size > 1 ? texts.join(' | ') : (texts[0] ?? '')
  },
}
