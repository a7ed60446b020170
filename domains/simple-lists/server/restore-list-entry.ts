import type { Actor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { formErrors } from '#platform/forms/schema.ts'
import { authorize } from '#platform/policy.ts'
import type { EntryLanguages } from '../kinds/field-kind.ts'
import { isTranslatedKind } from '../kinds/translated-kinds.ts'
import { entrySchema } from '../list-entry.input.ts'
import { type EntryContent, fieldValue, textsOf } from '../list-entry.ts'
import type { SimpleList } from '../simple-list.ts'
import { readEntryLanguages } from './entry-languages.ts'
import { findEntryVersion } from './entry-version.queries.ts'
import { requireSeenEntry, type SeenEntry } from './require-list-entry.ts'
import type { SimpleListsContext } from './simple-lists-context.ts'
import { storeChange } from './store-change.ts'

/**
 * Makes an earlier version of an entry the present one, as a new version. Texts in languages that no longer exist are
 * left out.
 * @param version its revision
 * @throws AppError `list.entryNotFound`, `list.versionNotFound`, `list.entryChanged`;
 *   `list.versionOutdated` for a version that the form would refuse now; the reasons of the list's `mayManage`
 */
export async function restoreListEntry(
  { db, now }: SimpleListsContext,
  actor: Actor,
  { version, ...seen }: SeenEntry & { version: number },
): Promise<void> {
  const { list, id } = seen
  authorize(list.mayManage(actor))
  await inTransaction(db, async (tx) => {
    const before = await requireSeenEntry(tx, seen)
    const found = await findEntryVersion(tx, list, { id, revision: version })
    if (!found) throw new AppError('list.versionNotFound')
    const languages = await readEntryLanguages(tx, list)
    const content = { ...found.content, fields: fieldsIn(list, found.content, languages) }
    if (formErrors(entrySchema(list, languages), content.fields).length > 0)
      throw new AppError('list.versionOutdated')
    await storeChange(tx, list, before, { actor, at: now(), kind: 'restored', content })
  })
}

/** The values of a version, with texts in the languages that its form has now. */
const fieldsIn = (list: SimpleList, content: EntryContent, { codes }: EntryLanguages) =>
  Object.fromEntries(
    Object.entries(list.fields).map(([field, { kind }]) => {
      if (!isTranslatedKind(kind)) return [field, fieldValue(list, content, field)]
      const texts = Object.entries(textsOf(list, content, field))
      return [field, Object.fromEntries(texts.filter(([code]) => codes.includes(code)))]
    }),
  )
