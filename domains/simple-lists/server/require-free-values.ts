import type { Tx } from '#platform/db/transaction.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { type EntryContent, fieldValue, type ListEntry } from '../list-entry.ts'
import type { SimpleList } from '../simple-list.ts'
import { hasOtherEntryWith } from './list-entry.queries.ts'

/**
 * Refuses values that only one entry of a list may have, and those that no new one may have.
 * @param before the stored entry, whose values it may keep; null for a new entry
 * @throws AppError `request.invalid` with the fields
 */
export async function requireFreeValues(
  tx: Tx,
  list: SimpleList,
  before: ListEntry | null,
  content: EntryContent,
): Promise<void> {
  const problems: FieldError[] = []
  for (const [field, { column, unique }] of Object.entries(list.fields)) {
    const value = fieldValue(list, content, field)
    if (!unique || (before && fieldValue(list, before, field) === value)) continue
    const reserved = unique.problem(value)
    if (reserved) problems.push({ field, code: reserved })
    else if (await hasOtherEntryWith(tx, list, { column, value: String(value), id: before?.id ?? null }))
      problems.push({ field, code: unique.taken })
  }
  if (problems.length > 0) throw new AppError('request.invalid', { fields: problems })
}
