import { sanitizeRichTexts } from '#domains/content/index.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { EntryLanguages } from '../kinds/field-kind.ts'
import type { TranslatedTexts } from '../kinds/field-value.ts'
import { entrySchema } from '../list-entry.input.ts'
import { type EntryContent, fieldValue } from '../list-entry.ts'
import type { SimpleList } from '../simple-list.ts'

/**
 * The content with sanitized rich texts; fields that it does not have are empty.
 * @throws AppError `request.invalid` with the required fields that are empty then; `media.notFound` for pictures that are
 *   no files of contents
 */
export async function sanitizeContent(
  tx: Tx,
  list: SimpleList,
  content: EntryContent,
  languages: EntryLanguages,
): Promise<EntryContent> {
  const sanitized: Record<string, unknown> = {}
  for (const [name, { kind }] of Object.entries(list.fields)) {
    const value = fieldValue(list, content, name)
    sanitized[name] =
      kind === 'translatedRichText' ? await sanitizeRichTexts(tx, value as TranslatedTexts) : value
  }
  return { fields: parseForm(entrySchema(list, languages), sanitized), active: content.active }
}
