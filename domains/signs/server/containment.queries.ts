import { listEntryPlaces } from '#domains/vocabularies/server/vocabulary.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { EntryHierarchy } from '../location-containment.ts'
import { property, type ReferenceKey, referenceKeys } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'

const containedKeys = referenceKeys.filter((key) => property(key).within)

/** The lists in which the values of one property contain those of another. */
export const containmentLists = containedKeys.flatMap((key) => [
  property(key).list ?? '',
  property(property(key).within as ReferenceKey).list ?? '',
])

const hasContainedValue = ({ values }: SignDocument) => containedKeys.some((key) => values[key]?.length)

/** The entries that documents are validated with, by id: a few hundred; none if no document has a contained value. */
export async function loadContainment(
  tx: Tx,
  documents: readonly SignDocument[],
): Promise<Map<number, EntryHierarchy>> {
  if (!documents.some(hasContainedValue)) return new Map()
  const entries = await listEntryPlaces(tx, { values: [], lists: containmentLists })
  return new Map(entries.map((entry) => [entry.id, entry]))
}
