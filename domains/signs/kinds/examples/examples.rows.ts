import { attributionOf } from '../../attribution.ts'
import type { SignExample } from '../../sign-document.ts'
import {
  type AttributionColumns,
  attributionColumns,
  toAttributionColumns,
} from '../attribution/attribution.rows.ts'
import { type KindRows, numbered, positionColumns, rowsOf } from '../kind-rows.ts'

interface ExampleRow extends AttributionColumns {
  position: number
  signs: string
  mediaId: number | null
}

interface ExampleTextRow {
  position: number
  language: string
  text: string
}

export const examplesRows: KindRows = {
  tables: {
    examples: {
      table: 'example',
      columns: { ...positionColumns, signs: 'text', mediaId: 'integer', ...attributionColumns },
      orderBy: 'sign_id, position',
    },
    exampleTexts: {
      table: 'example_text',
      columns: { ...positionColumns, language: 'text', text: 'text' },
      orderBy: 'sign_id, position, language',
    },
  },
  toRows: ({ examples }) => ({
    tables: {
      examples: numbered(examples, ({ signs, media, ...attribution }) => ({
        signs,
        mediaId: media ?? null,
        ...toAttributionColumns(attribution),
      })),
      exampleTexts: examples.flatMap(({ texts }, position) =>
        Object.entries(texts).map(([language, text]) => ({ position, language, text })),
      ),
    },
  }),
  fromRows: (rows) => {
    const byPosition = new Map<number, SignExample>()
    for (const { position, signs, mediaId, ...columns } of rowsOf<ExampleRow>(rows, 'examples'))
      byPosition.set(position, {
        texts: {},
        signs,
        ...(mediaId !== null && { media: mediaId, ...attributionOf(columns) }),
      })
    for (const { position, language, text } of rowsOf<ExampleTextRow>(rows, 'exampleTexts')) {
      const example = byPosition.get(position)
      if (example) example.texts[language] = text
    }
    return { examples: [...byPosition.values()] }
  },
}
