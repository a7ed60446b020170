import { canonicalDocument } from '#domains/signs/canonical-document.ts'
import { kindNames, kinds } from '#domains/signs/kinds/index.ts'
import { partsOf } from '#domains/signs/kinds/merge-values.ts'
import { type PropertyKey, property, propertyKeys } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'

export interface MergedDocument {
  /** Where both sides changed a property, it has the value of `mine`. */
  document: SignDocument
  /** The properties that both sides changed in different ways; somebody has to choose. */
  conflicts: PropertyKey[]
}

/**
 * Merges two versions of a sign that have a common base: properties by themselves, translations by language and sense,
 * lists by their content. A property that only one side changed has its value.
 */
export function mergeDocuments(base: SignDocument, mine: SignDocument, theirs: SignDocument): MergedDocument {
  const sides = partsOf({ base, mine, theirs }, canonicalDocument)
  const merged = kindNames.map((kind) => kinds[kind].merge(sides))
  const conflicts = new Set(merged.flatMap((one) => one.conflicts))
  return {
    document: canonicalDocument(Object.assign({ ...sides.mine }, ...merged.map(({ parts }) => parts))),
    conflicts: propertyKeys.filter((key) => conflicts.has(key)),
  }
}

/** The properties in which two documents differ. */
export const changedProperties = (one: SignDocument, other: SignDocument): PropertyKey[] => {
  const [first, second] = [canonicalDocument(one), canonicalDocument(other)]
  return propertyKeys.filter((key) => kinds[property(key).kind].compare(key, first, second))
}
