import { sanitizeRichText } from '#domains/content/index.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { EntryLanguages } from '../kinds/field-kind.ts'
import { entrySchema } from '../list-entry.input.ts'
import type { EntryContent } from '../list-entry.ts'
import type { SimpleList } from '../simple-lists.ts'

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
      Object.entries(fields).map(([name, texts]) => [
        name,
        list.fields[name]?.kind === 'translatedRichText' ? sanitizeTexts(texts) : texts,
      ]),
    ),
  ),
  active,
})

const sanitizeTexts = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, sanitizeRichText(html)]))
