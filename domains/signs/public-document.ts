import { canonicalDocument } from './canonical-document.ts'
import { mapParts } from './document-parts.ts'
import { kinds } from './kinds/index.ts'
import { type PropertyKey, properties, type Registry } from './properties.ts'
import type { SignDocument } from './sign-document.ts'

/** What the public may read of a document: no private notes and no properties that are not public. */
export function publicDocument(document: SignDocument, registry: Registry = properties): SignDocument {
  const publicParts = mapParts(document, ({ publicPart }) => publicPart?.(document))
  const privateProperties = Object.entries(registry).filter(([, { public: isPublic }]) => !isPublic)
  if (privateProperties.length === 0) return publicParts
  return canonicalDocument(
    privateProperties.reduce(
      (visible, [key, { kind }]) => kinds[kind].remove(key as PropertyKey, visible),
      publicParts,
    ),
  )
}
