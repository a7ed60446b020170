import { kinds } from './kinds/index.ts'
import { type PropertyKey, properties, type Registry, type Stage } from './properties.ts'
import type { SignDocument } from './sign-document.ts'

/** What happened to a property between two versions. */
export interface PropertyDifference {
  key: PropertyKey
  stage: Stage
  change: 'added' | 'removed' | 'changed'
}

/** The properties in which two canonical documents differ, in the order of the registry. */
export function compareVersions(
  before: SignDocument,
  after: SignDocument,
  registry: Registry = properties,
): PropertyDifference[] {
  return Object.entries(registry).flatMap(([name, { kind, stage }]) => {
    const key = name as PropertyKey
    const { compare, remove } = kinds[kind]
    if (!compare(key, before, after)) return []
    const isEmpty = (document: SignDocument) => !compare(key, document, remove(key, document))
    const [wasEmpty, isNowEmpty] = [isEmpty(before), isEmpty(after)]
    // Of examples, a text can be missing in more sentences than before.
    if (wasEmpty && isNowEmpty) return []
    return [{ key, stage, change: wasEmpty ? 'added' : isNowEmpty ? 'removed' : 'changed' }]
  })
}
