import { type HandPictureView, presentHandPicture } from '#domains/hand-drawings/hand-picture.ts'
import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import type { PropertyKey, ReferenceKey } from '#domains/signs/properties.ts'
import type { PresenterContext } from './presenter-context.ts'
import { type PropertyView, presentProperty } from './properties.ts'

/** A part of the articulation with a picture, and the properties that the picture shows. */
interface ArticulationPart {
  name: string
  properties: PropertyView[]
}

/** For each hand the first handshape, then the one at the end of the sign if it differs. */
export interface HandsPart extends ArticulationPart {
  dominant: HandPictureView[]
  nondominant: HandPictureView[]
}

/** Stable values for the drawing of the body, and the URL of the dictionary's own picture. */
export interface LocationPart extends ArticulationPart {
  area: string | null
  precise: string | null
  picture: string | null
}

export interface MovementPart extends ArticulationPart {
  direction: string | null
  shape: string | null
  repeated: boolean
  alternating: boolean
}

/** The parts of the articulation that pictures can show. */
export interface ArticulationView {
  /** One hand, both hands moving, or one hand on the other as its base. */
  handednessType: 'one' | 'both' | 'base'
  hands: HandsPart | null
  location: LocationPart | null
  movement: MovementPart | null
}

const handsKeys = [
  'handedness',
  'handshapeDominant',
  'handshapeDominantSecond',
  'handshapeNondominant',
  'handshapeNondominantSecond',
] as const satisfies PropertyKey[]
const locationKeys = ['location', 'locationPrecise'] as const satisfies PropertyKey[]
const movementKeys = [
  'movementDirection',
  'movementShape',
  'repeatedMovement',
  'alternatingMovement',
] as const satisfies PropertyKey[]

/** The properties that the pictures show; they are not repeated in the property groups. */
export const articulationKeys: ReadonlySet<PropertyKey> = new Set([
  ...handsKeys,
  ...locationKeys,
  ...movementKeys,
])

/** The described parts of the articulation; null when there are none. */
export function presentArticulation(
  { document }: Pick<PublishedSign, 'document'>,
  context: PresenterContext,
): ArticulationView | null {
  const { values, flags } = document
  const entryOf = (key: ReferenceKey) => {
    const id = values[key]?.[0]
    return id === undefined ? undefined : context.dictionary.vocabulary.entry(id)
  }
  const stableValue = (key: ReferenceKey) => entryOf(key)?.value ?? null
  const drawings = (...keys: ReferenceKey[]) =>
    keys.flatMap((key): HandPictureView[] => {
      const entry = entryOf(key)
      if (!entry) return []
      const view = presentHandPicture(entry, context.dictionary.media)
      return view.drawing || view.symbol || view.picture ? [view] : []
    })
  const part = <Part>(
    group: 'hands' | 'place' | 'movement',
    keys: readonly PropertyKey[],
    data: Part,
  ): (Part & ArticulationPart) | null => {
    const properties = keys.flatMap((key) => presentProperty(key, document, context) ?? [])
    return properties.length > 0
      ? { ...data, name: context.t(`properties:group.${group}`), properties }
      : null
  }

  const hands = part('hands', handsKeys, {
    dominant: drawings('handshapeDominant', 'handshapeDominantSecond'),
    nondominant: drawings('handshapeNondominant', 'handshapeNondominantSecond'),
  })
  const location = part('place', locationKeys, {
    area: stableValue('location'),
    precise: stableValue('locationPrecise'),
    picture: drawings('locationPrecise', 'location')[0]?.picture ?? null,
  })
  const movement = part('movement', movementKeys, {
    direction: stableValue('movementDirection'),
    shape: stableValue('movementShape'),
    repeated: flags.repeatedMovement ?? false,
    alternating: flags.alternatingMovement ?? false,
  })
  if (!hands && !location && !movement) return null
  return { handednessType: handednessTypeOf(stableValue('handedness')), hands, location, movement }
}

const bothHandsMove = /^(symmetrical|alternating|two-handed|both-active|one-handed-doubled)/

/** @param handedness a value of the standard list; any other value means one hand */
export function handednessTypeOf(handedness: string | null): ArticulationView['handednessType'] {
  if (handedness?.startsWith('asymmetrical')) return 'base'
  return bothHandsMove.test(handedness ?? '') ? 'both' : 'one'
}
