import type { Vocabulary } from '#domains/vocabularies/vocabulary.ts'
import type { ReferenceKey } from './properties.ts'
import type { SignDocument } from './sign-document.ts'

/** The stable values that the drawings of location and movement need; null for what is not described. */
export interface DrawnArticulation {
  /** One hand, both hands moving, or one hand on the other as its base. */
  handednessType: 'one' | 'both' | 'base'
  location: { area: string | null; precise: string | null } | null
  movement: {
    direction: string | null
    shape: string | null
    repeated: boolean
    alternating: boolean
  } | null
}

/** What can be drawn of a document or of a search entry. */
export function drawnArticulation(
  { values, flags }: Pick<SignDocument, 'values' | 'flags'>,
  vocabulary: Pick<Vocabulary, 'entry'>,
) {
  const stableValue = (key: ReferenceKey) => {
    const id = values[key]?.[0]
    return id === undefined ? null : (vocabulary.entry(id)?.value ?? null)
  }
  return {
    handednessType: handednessTypeOf(stableValue('handedness')),
    location: { area: stableValue('location'), precise: stableValue('locationPrecise') },
    movement: {
      direction: stableValue('movementDirection'),
      shape: stableValue('movementShape'),
      repeated: flags.repeatedMovement ?? false,
      alternating: flags.alternatingMovement ?? false,
    },
  } satisfies DrawnArticulation
}

const bothHandsMove = /^(symmetrical|alternating|two-handed|both-active|one-handed-doubled)/

/** @param handedness a value of the standard list; any other value means one hand */
export function handednessTypeOf(handedness: string | null): DrawnArticulation['handednessType'] {
  if (handedness?.startsWith('asymmetrical')) return 'base'
  return bothHandsMove.test(handedness ?? '') ? 'both' : 'one'
}
