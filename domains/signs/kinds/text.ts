import { normalizeText } from '../normalize-text.ts'
import { property, type TextKey, textKeys, wireName } from '../properties.ts'
import type { KindModule } from './kind-module.ts'
import { lengthIssues } from './property-issue.ts'
import { omit, pick } from './record-helpers.ts'

/** One text, such as the gloss or the etymology. */
export const textKind: KindModule = {
  normalize: ({ texts }) => ({
    texts: {
      ...pick(textKeys, (key) =>
        texts[key] === undefined ? undefined : normalizeText(texts[key]) || undefined,
      ),
      gloss: normalizeText(texts.gloss),
    },
  }),
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
  validate: (key, { texts }) => {
    const text = texts[key as TextKey] ?? ''
    if (text === '' && property(key).required) return [{ key, code: 'value.required', params: {} }]
    return lengthIssues(key, [text])
  },
  present: (keys, { texts }) =>
    Object.fromEntries(keys.map((key) => [wireName(key), texts[key as TextKey] ?? null])),
  compare: (key, one, other) => one.texts[key as TextKey] !== other.texts[key as TextKey],
  remove: (key, document) => ({
    ...document,
    texts: { gloss: '', ...omit(document.texts, key as TextKey) },
  }),
}
