import { normalizeText } from '../../normalize-text.ts'
import { property, type TextKey, textKeys, wireName } from '../../properties.ts'
import type { KindModule } from '../kind-module.ts'
import { mergeRecord, partsOf } from '../merge-values.ts'
import { lengthIssues } from '../property-issue.ts'
import { omit, pick } from '../record-helpers.ts'
import { keyedPart } from '../stored-part.ts'

const { hasField, read, write } = keyedPart('texts')

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
  validate: (key, { texts }) => {
    const text = texts[key as TextKey] ?? ''
    if (text === '' && property(key).required) return [{ key, code: 'value.required', params: {} }]
    return lengthIssues(key, [text])
  },
  present: (keys, { texts }) =>
    Object.fromEntries(keys.map((key) => [wireName(key), texts[key as TextKey] ?? null])),
  text: (key, { texts }) => [texts[key as TextKey] ?? ''].filter(Boolean),
  list: (key, { texts = {} }, { text }) => {
    const value = texts[key as TextKey]
    return value ? [text(value)] : []
  },
  compare: (key, one, other) => one.texts[key as TextKey] !== other.texts[key as TextKey],
  remove: (key, document) => ({
    ...document,
    texts: { gloss: '', ...omit(document.texts, key as TextKey) },
  }),
  merge: (sides) => {
    const { merged, conflicts } = mergeRecord<TextKey, string>(
      textKeys,
      partsOf(sides, ({ texts }) => texts),
    )
    return { parts: { texts: { gloss: sides.mine.texts.gloss, ...merged } }, conflicts }
  },
  hasField,
  read,
  // The gloss is part of every document, also while it is empty.
  write: (key, document, value) => write(key, document, key === 'gloss' ? (value ?? '') : value),
}
