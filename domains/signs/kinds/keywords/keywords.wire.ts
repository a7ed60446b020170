import * as z from 'zod'
import * as mini from 'zod/mini'
import { maxLengthOf } from '../../properties.ts'
import type { KindWire } from '../kind-wire.ts'
import { body, fieldsIf, form } from '../schema-parts.ts'

export const keywordsWire: KindWire = {
  formParts: (text) => ({
    translations: mini.record(form.language, mini.array(mini.array(text(maxLengthOf('translation'))))),
  }),
  bodyFields: (registry) =>
    fieldsIf(registry, 'translation', () => ({
      translations: z
        .record(body.language, z.array(z.array(body.text(registry, 'translation'))).nullable())
        .optional(),
    })),
  answerFields: (shown) =>
    fieldsIf(shown, 'translation', () => ({
      translations: z.record(z.string(), z.array(z.array(z.string()))),
    })),
  parse: ({ translations = {} }, before) => {
    const written = Object.entries(translations as Record<string, string[][] | null>)
    return {
      translations: {
        ...before.translations,
        ...Object.fromEntries(written.map(([language, senses]) => [language, senses ?? []])),
      },
    }
  },
  write: ({ translations }) => ({ translations }),
}
