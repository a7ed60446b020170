import { attributionFieldOf } from './attribution.ts'
import { canonicalDocument } from './canonical-document.ts'
import { isFilled } from './filled-properties.ts'
import { type PropertyKey, property, propertyKeys } from './properties.ts'
import type { SignDocument } from './sign-document.ts'

/**
 * The properties that owners can make mandatory before a sign is published (D50): all that describe a sign, but for gloss
 * and translation, which always are. Coarser variants follow from others, and credits belong to files.
 */
export const optionalProperties: readonly PropertyKey[] = propertyKeys.filter(
  (key) =>
    key !== 'gloss' &&
    key !== 'translation' &&
    property(key).public &&
    property(key).variantOf === undefined &&
    !Object.hasOwn(attributionFieldOf, key),
)

/** The stored names that are properties which can be mandatory; others may come from an older or newer version. */
export const knownMandatory = (names: readonly string[]): PropertyKey[] =>
  optionalProperties.filter((key) => names.includes(key))

/** The mandatory properties that a document lacks, in the order of the registry. */
export function missingMandatory(document: SignDocument, mandatory: readonly string[]): PropertyKey[] {
  const canonical = canonicalDocument(document)
  return knownMandatory(mandatory).filter((key) => !isFilled(key, canonical))
}
