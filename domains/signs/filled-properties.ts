import { kinds } from './kinds/index.ts'
import { type PropertyKey, property } from './properties.ts'
import type { SignDocument } from './sign-document.ts'

/** Whether a canonical document has a value of a property. */
export function isFilled(key: PropertyKey, document: SignDocument): boolean {
  const { compare, remove } = kinds[property(key).kind]
  return compare(key, document, remove(key, document))
}
