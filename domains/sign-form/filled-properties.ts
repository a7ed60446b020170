import { kinds } from '#domains/signs/kinds/index.ts'
import { type PropertyKey, property } from '#domains/signs/properties.ts'
import { emptyDocument, type SignDocument } from '#domains/signs/sign-document.ts'

const empty = emptyDocument('')

/** Whether a canonical document has a value of a property. */
export const isFilled = (key: PropertyKey, document: SignDocument): boolean =>
  kinds[property(key).kind].compare(key, document, empty)
