import { kinds, type PropertyIssue } from './kinds/index.ts'
import type { EntryHierarchy } from './location-containment.ts'
import { type PropertyKey, properties, type Registry } from './properties.ts'
import type { SignDocument } from './sign-document.ts'

export interface SignValidationContext {
  /** The document before the change. A value that it already had is accepted, because lists can change. */
  previous?: SignDocument | undefined
  /** Finds reference entries; undefined for unknown ids. */
  entryById(id: number): EntryHierarchy | undefined
  registry?: Registry
}

/**
 * Checks a canonical document against the registry: required properties, lengths of texts, and values that must lie
 * within the value of another property. Every write of a sign passes this check.
 */
export function validateSign(
  document: SignDocument,
  { previous, entryById, registry = properties }: SignValidationContext,
): PropertyIssue[] {
  const isChanged = (key: PropertyKey) =>
    previous === undefined || kinds[kindOf(key, registry)].compare(key, previous, document)
  return (Object.keys(registry) as PropertyKey[]).flatMap((key) => {
    const container = registry[key]?.within as PropertyKey | undefined
    if (!isChanged(key) && (container === undefined || !isChanged(container))) return []
    return kinds[kindOf(key, registry)].validate(key, document, { entryById })
  })
}

const kindOf = (key: PropertyKey, registry: Registry) => registry[key]?.kind ?? properties[key].kind
