import { kinds } from '#domains/signs/kinds/index.ts'
import type { ValueNames } from '#domains/signs/kinds/kind-module.ts'
import { type PropertyKey, property } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'

/** The value of a property as lines of text; none when it is empty. */
export const propertyLines = (key: PropertyKey, document: SignDocument, names: ValueNames): string[] =>
  kinds[property(key).kind].text(key, document, names)
