import * as z from 'zod'
import * as mini from 'zod/mini'
import { keysOfKind, maxLengthOf, textKeys, wireName } from '../../properties.ts'
import type { KindWire } from '../kind-wire.ts'
import { body, fieldsOf, optionalParts } from '../schema-parts.ts'

export const textWire: KindWire = {
  formParts: (text) => ({
    texts: mini.strictObject({
      ...optionalParts(textKeys, (key) => text(maxLengthOf(key))),
      gloss: text(maxLengthOf('gloss')),
    }),
  }),
  bodyFields: (registry) =>
    fieldsOf(keysOfKind('text', registry), (key) => {
      const schema = body.text(registry, key)
      return (registry[key]?.required ? schema : schema.nullable()).optional()
    }),
  answerFields: (shown) =>
    fieldsOf(keysOfKind('text', shown), (key) => (shown[key]?.required ? z.string() : z.string().nullable())),
  parse: (properties, before) => {
    const texts = { ...before.texts }
    for (const key of textKeys) {
      const text = properties[wireName(key)] as string | null | undefined
      if (text !== undefined) texts[key] = text ?? ''
    }
    return { texts }
  },
  write: ({ texts }) => Object.fromEntries(textKeys.map((key) => [wireName(key), texts[key] ?? null])),
}
