import { pick } from './kinds/record-helpers.ts'
import { normalizeText } from './normalize-text.ts'
import type { AttributionKey } from './properties.ts'
import { type Attribution, attributionFields } from './sign-document.ts'

/** The field of a file for each property. */
export const attributionFieldOf: Record<AttributionKey, keyof Attribution> = {
  mediaCredit: 'credit',
  mediaLicence: 'licence',
  mediaSigner: 'signer',
}

/** The attribution of a file in its canonical form; empty texts are left out. */
export const attributionOf = (
  file: { [field in keyof Attribution]?: string | null | undefined },
): Attribution => pick(attributionFields, (field) => normalizeText(file[field] ?? '') || undefined)
