import { mapParts } from './document-parts.ts'
import type { IdMappings } from './kinds/kind-module.ts'
import type { SignDocument } from './sign-document.ts'

/** The document with other ids of signs, entries and media, to replace draft ids by stored ones. */
export function remapIds(document: SignDocument, changed: Partial<IdMappings>): SignDocument {
  const mappings = { sign: same, entry: same, media: same, ...changed }
  return mapParts(document, ({ mapIds }) => mapIds?.(document, mappings))
}

const same = (id: number) => id
