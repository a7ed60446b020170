import { normalizeText } from '../../normalize-text.ts'
import type { TextKey } from '../../properties.ts'
import type { KindCells } from './kind-cells.ts'

/** The text. */
export const textCells: KindCells = {
  parse: (row, { key }, cell) => {
    row.texts[key as TextKey] = normalizeText(cell)
  },
  apply: (row, before) => {
    const filled = Object.entries(row.texts).map(([key, text]) => [key, text || undefined])
    return {
      texts: {
        ...before.texts,
        ...Object.fromEntries(filled),
        gloss: row.texts.gloss ?? before.texts.gloss,
      },
    }
  },
  write: ({ key }, { texts }) => texts[key as TextKey] ?? '',
}
