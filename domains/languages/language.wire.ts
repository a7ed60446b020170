import type { Language } from './language.ts'

/**
 * A language as the specification's API returns it.
 * @param descriptionIn picks the name in the language of the request, or a fallback
 */
export const toLanguageWire = (
  language: Language,
  descriptionIn: (names: Language['names']) => string | null,
) => ({
  id: language.id,
  name: language.code,
  description: descriptionIn(language.names),
  default: language.isDefault ? 1 : 0,
  other_languages: language.otherLanguage ? 1 : 0,
  notes: language.notes,
  translate: Object.fromEntries(
    Object.entries(language.names).map(([code, description]) => [code, { description }]),
  ),
})
