import { normalizeText } from '../../normalize-text.ts'
import type { KindModule } from '../kind-module.ts'
import { lengthIssues } from '../property-issue.ts'
import { listPart } from '../stored-part.ts'

/** Relations to signs of other sign languages, as texts. */
export const foreignRelationsKind: KindModule = {
  ...listPart('foreignRelations'),
  normalize: ({ foreignRelations }) => ({
    foreignRelations: foreignRelations
      .map(({ signLanguage, text }) => ({
        signLanguage: normalizeText(signLanguage),
        text: normalizeText(text),
      }))
      .filter(({ text }) => text !== ''),
  }),
  validate: (key, { foreignRelations }) =>
    lengthIssues(
      key,
      foreignRelations.flatMap(({ signLanguage, text }) => [signLanguage, text]),
    ),
  present: (keys, { foreignRelations }) =>
    keys.length > 0
      ? {
          foreign_relations: foreignRelations.map(({ signLanguage, text }) => ({
            sign_language: signLanguage,
            text,
          })),
        }
      : {},
  text: (_key, { foreignRelations }) =>
    foreignRelations.map(({ signLanguage, text }) => `${signLanguage}: ${text}`),
}
