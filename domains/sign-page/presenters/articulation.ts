import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import type { PropertyKey, ReferenceKey } from '#domains/signs/properties.ts'
import type { PresenterContext } from './presenter-context.ts'
import { type PropertyValueView, type PropertyView, presentEntry, presentProperty } from './properties.ts'

/** A part of the form that is drawn, with the words for what is seen. */
interface ArticulationPart {
  name: string
  properties: PropertyView[]
}

/** How a value is drawn: by a SignWriting symbol, else by the picture that the dictionary has of it. */
export type ValueImageView = Pick<PropertyValueView, 'symbol' | 'picture'>

/** The shape at the beginning first, then the one at the end where there is one. */
export interface HandsPart extends ArticulationPart {
  dominant: ValueImageView[]
  nondominant: ValueImageView[]
}

/** Values of the standard lists, from which the body is drawn, and what the dictionary itself has drawn. */
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

/** How the sign is made: the parts that pictures can show. */
export interface ArticulationView {
  /** One hand, both alike, or one upon the other. */
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

/** What the pictures and their words say, not again among the properties. */
export const articulationKeys: ReadonlySet<PropertyKey> = new Set([
  ...handsKeys,
  ...locationKeys,
  ...movementKeys,
])

/** The parts of the form as far as they are described; null when none is. */
export function presentArticulation(
  { document }: Pick<PublishedSign, 'document'>,
  reader: PresenterContext,
): ArticulationView | null {
  const { values, flags } = document
  const entryOf = (key: ReferenceKey) => {
    const id = values[key]?.[0]
    return id === undefined ? undefined : reader.dictionary.vocabulary.entry(id)
  }
  const stableValue = (key: ReferenceKey) => entryOf(key)?.value ?? null
  const drawings = (...keys: ReferenceKey[]) =>
    keys.flatMap((key): ValueImageView[] => {
      const entry = entryOf(key)
      const view = entry && presentEntry(key, entry.id, reader)
      return view?.symbol || view?.picture ? [{ symbol: view.symbol, picture: view.picture }] : []
    })
  const part = <Part>(
    group: 'hands' | 'place' | 'movement',
    keys: readonly PropertyKey[],
    facts: Part,
  ): (Part & ArticulationPart) | null => {
    const properties = keys.flatMap((key) => presentProperty(key, document, reader) ?? [])
    return properties.length > 0
      ? { ...facts, name: reader.t(`properties:group.${group}`), properties }
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

/** @param handedness a value of the standard list; of other lists nothing is known but one hand */
export function handednessTypeOf(handedness: string | null): ArticulationView['handednessType'] {
  if (handedness?.startsWith('asymmetrical')) return 'base'
  return bothHandsMove.test(handedness ?? '') ? 'both' : 'one'
}
