import { kindNames, kinds } from './kinds/index.ts'
import { emptyDocument, type SignDocument } from './sign-document.ts'

/**
 * The canonical form of a document: normalized texts, no empty parts or repetitions, keys in a fixed order. Only
 * canonical documents are stored. Two documents have the same content exactly when their canonical forms are equal.
 */
export const canonicalDocument = (document: SignDocument): SignDocument =>
  Object.assign(
    emptyDocument(document.texts.gloss),
    ...kindNames.map((kind) => kinds[kind].normalize(document)),
  )

/** Whether two documents have the same content. */
export const sameDocument = (one: SignDocument, other: SignDocument): boolean =>
  JSON.stringify(canonicalDocument(one)) === JSON.stringify(canonicalDocument(other))
