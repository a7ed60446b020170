import { kinds } from '#domains/signs/kinds/index.ts'
import { type PropertyKey, property } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'

/** The value of a property in a document; undefined when there is none. */
export const readValue = (key: PropertyKey, document: SignDocument): unknown =>
  kinds[property(key).kind].read(key, document)

/** The document with another value of a property; undefined removes it. */
export const writeValue = (key: PropertyKey, document: SignDocument, value: unknown): SignDocument =>
  kinds[property(key).kind].write(key, document, value)

/** The document with the value that another document has for a property. */
export const takeValue = (key: PropertyKey, document: SignDocument, from: SignDocument): SignDocument =>
  writeValue(key, document, readValue(key, from))
