import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { EntryHierarchy } from '../location-containment.ts'
import { property, type ReferenceKey, referenceKeys, wireName } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'
import { validateSign } from '../validate-sign.ts'
import type { SignWrite } from './write-signs.ts'

const containedKeys = referenceKeys.filter((key) => property(key).within)
const containmentLists = containedKeys.flatMap((key) => [
  property(key).list,
  property(property(key).within as ReferenceKey).list,
])

/**
 * Refuses documents that the registry of properties does not allow.
 * @throws AppError the code of the first issue, with one field for each issue
 */
export async function requireValidSigns(tx: Tx, writes: readonly SignWrite[]): Promise<void> {
  const documents = writes.map(({ document }) => document)
  const entries = documents.some(hasContainedValue) ? await loadHierarchies(tx) : new Map()
  for (const { document, previous } of writes) {
    const issues = validateSign(document, {
      previous: previous?.document,
      entryById: (id) => entries.get(id),
    })
    const [first] = issues
    if (first)
      throw new AppError(first.code, {
        params: first.params,
        fields: issues.map(({ key, code, params }) => ({ field: wireName(key), code, params })),
      })
  }
}

const hasContainedValue = ({ values }: SignDocument) => containedKeys.some((key) => values[key]?.length)

/** The entries of the lists in which containment is checked; a few hundred rows. */
async function loadHierarchies(tx: Tx): Promise<Map<number, EntryHierarchy>> {
  const { rows } = await sql<EntryHierarchy & { id: number }>`
    select id, value, parent_id, group_id from vocabulary_entry where list = any(${containmentLists}::text[])
  `.execute(tx)
  return new Map(rows.map((entry) => [entry.id, entry]))
}
