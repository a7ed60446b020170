import type { ReferenceKey } from '#domains/signs/properties.ts'
import type { SignDocument, SignNote } from '#domains/signs/sign-document.ts'
import type { ManagedEntry } from './managed-entry.ts'

/** The values and notes of a document that a merge changed, as they were. */
export interface ReplacedParts {
  values: Partial<Record<ReferenceKey, number[]>>
  notes?: SignNote[]
}

/** What undoing a merge restores. */
export interface MergedEntry {
  entry: ManagedEntry
  /** Values that were grouped under it or belonged to it. */
  grouped: number[]
  contained: number[]
  /** The head of the other value before the merge. */
  intoGroupId: number | null
  /** Names that the other value got. */
  aliases: string[]
  narrowerNames: string[]
  /** The replaced parts of public documents, by sign. */
  published: { sign: number; parts: ReplacedParts }[]
}

const sameJson = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The parts in which a document differs from another one, as the first has them. */
export function differingParts(before: SignDocument, after: SignDocument): ReplacedParts | null {
  const keys = new Set([...Object.keys(before.values), ...Object.keys(after.values)]) as Set<ReferenceKey>
  const changed = [...keys].filter((key) => !sameJson(before.values[key], after.values[key]))
  const isNoted = !sameJson(before.notes, after.notes)
  if (changed.length === 0 && !isNoted) return null
  return {
    values: Object.fromEntries(changed.map((key) => [key, before.values[key] ?? []])),
    ...(isNoted && { notes: before.notes }),
  }
}

/**
 * A document with parts as they were before a merge, where nobody changed them since.
 * @param after the document right after the merge
 * @returns the document, and whether a part was left alone
 */
export function restoreParts(
  current: SignDocument,
  parts: ReplacedParts,
  after: SignDocument,
): { document: SignDocument; leftAlone: boolean } {
  let leftAlone = false
  const values = { ...current.values }
  for (const [key, before] of Object.entries(parts.values) as [ReferenceKey, number[]][])
    if (sameJson(current.values[key], after.values[key])) values[key] = before
    else leftAlone = true
  const isNotesUnchanged = sameJson(current.notes, after.notes)
  if (parts.notes && !isNotesUnchanged) leftAlone = true
  const notes = parts.notes && isNotesUnchanged ? parts.notes : current.notes
  return { document: { ...current, values, notes }, leftAlone }
}
