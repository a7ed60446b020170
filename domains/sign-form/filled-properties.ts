import { kinds } from '#domains/signs/kinds/index.ts'
import { type PropertyKey, property } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'

/** Whether a canonical document has a value of a property. */
export function isFilled(key: PropertyKey, document: SignDocument): boolean {
  const { compare, remove } = kinds[property(key).kind]
  return compare(key, document, remove(key, document))
}
