import type { SignDocument } from '#domains/signs/sign-document.ts'
import { type MissingPart, missingParts } from './sign-list.input.ts'

type Content = Pick<SignDocument, 'values' | 'media' | 'examples'>

const hasValue = ({ values }: Content, ...keys: readonly (keyof SignDocument['values'])[]): boolean =>
  keys.some((key) => values[key]?.[0] !== undefined)

const hasPart: Record<MissingPart, (document: Content) => boolean> = {
  video: ({ media }) => media.some(({ role }) => role === 'main'),
  handshape: (document) => hasValue(document, 'handshapeDominant', 'handshapeNondominant'),
  location: (document) => hasValue(document, 'location'),
  movement: (document) => hasValue(document, 'movementDirection', 'movementShape'),
  mouth: (document) => hasValue(document, 'mouthing', 'mouthGesture'),
  'semantic-field': (document) => hasValue(document, 'semanticField'),
  'word-class': (document) => hasValue(document, 'wordClass'),
  example: ({ examples }) => examples.length > 0,
}

/** The same list for all signs that lack the same: a dictionary has many signs and few combinations. */
const shared = new Map<string, readonly MissingPart[]>()

/** What a sign lacks, in the order of `missingParts`. */
export function missingPartsOf(document: Content): readonly MissingPart[] {
  const missing = missingParts.filter((part) => !hasPart[part](document))
  const key = missing.join()
  const known = shared.get(key)
  if (known) return known
  shared.set(key, missing)
  return missing
}
