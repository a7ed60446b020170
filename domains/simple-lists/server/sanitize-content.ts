import { sanitizeRichText } from '#domains/content/index.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { EntryLanguages } from '../kinds/field-kind.ts'
import type { TranslatedTexts } from '../kinds/field-value.ts'
import { entrySchema } from '../list-entry.input.ts'
import type { EntryContent } from '../list-entry.ts'
import type { SimpleList } from '../simple-list.ts'

/**
 * The content with sanitized rich texts.
 * @throws AppError `request.invalid` with the required fields that are empty then
 */
export const sanitizeContent = (
  list: SimpleList,
  { fields, active }: EntryContent,
  languages: EntryLanguages,
): EntryContent => ({
  fields: parseForm(
    entrySchema(list, languages),
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        list.fields[name]?.kind === 'translatedRichText' ? sanitizeTexts(value as TranslatedTexts) : value,
      ]),
    ),
  ),
  active,
})

const sanitizeTexts = (texts: TranslatedTexts) =>
  Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, sanitizeRichText(html)]))
