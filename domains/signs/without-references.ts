import { mapParts } from './document-parts.ts'
import type { RemovedObjects } from './kinds/kind-module.ts'
import type { SignDocument } from './sign-document.ts'

/** A document without these signs and media. */
export const withoutReferences = (document: SignDocument, removed: RemovedObjects): SignDocument =>
  mapParts(document, ({ withoutReferences: remove }) => remove?.(document, removed))
