import * as z from 'zod'
import * as mini from 'zod/mini'
import { maxLengthOf } from '../../properties.ts'
import type { KindWire } from '../kind-wire.ts'
import { body, fieldsIf } from '../schema-parts.ts'

interface WireRelation {
  sign_language: string
  text: string
}

export const foreignRelationsWire: KindWire = {
  formParts: (text) => {
    const part = text(maxLengthOf('foreignRelations'))
    return { foreignRelations: mini.array(mini.strictObject({ signLanguage: part, text: part })) }
  },
  bodyFields: (registry) =>
    fieldsIf(registry, 'foreignRelations', () => {
      const part = body.text(registry, 'foreignRelations')
      return { foreign_relations: z.array(z.strictObject({ sign_language: part, text: part })).optional() }
    }),
  answerFields: (shown) =>
    fieldsIf(shown, 'foreignRelations', () => ({
      foreign_relations: z.array(z.strictObject({ sign_language: z.string(), text: z.string() })),
    })),
  parse: ({ foreign_relations: written }, before) => ({
    foreignRelations:
      (written as WireRelation[] | undefined)?.map(({ sign_language, text }) => ({
        signLanguage: sign_language,
        text,
      })) ?? before.foreignRelations,
  }),
  write: ({ foreignRelations }) => ({
    foreign_relations: foreignRelations.map(
      ({ signLanguage, text }): WireRelation => ({ sign_language: signLanguage, text }),
    ),
  }),
}
