/** A text in each language, without empty ones. */
export type TranslatedTexts = Readonly<Record<string, string>>

/** What an entry stores for a field, and its versions keep as JSON. */
export type FieldValue = TranslatedTexts | string | boolean | number | null

/** The key of a text that is the same in every language. */
export const everyLanguage = ''
