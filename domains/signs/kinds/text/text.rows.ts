import { textKeys } from '../../properties.ts'
import type { SignDocument } from '../../sign-document.ts'
import type { KindRows } from '../kind-rows.ts'
import { pick } from '../record-helpers.ts'

export const textRows: KindRows = {
  columns: Object.fromEntries(textKeys.map((key) => [key, 'text'])),
  toRows: ({ texts }) => ({ columns: Object.fromEntries(textKeys.map((key) => [key, texts[key] ?? null])) }),
  fromRows: ({ columns }) => ({
    texts: pick(textKeys, (key) => {
      const text = columns[key]
      return typeof text === 'string' ? text : undefined
    }) as SignDocument['texts'],
  }),
}
