import type { PublishedSign } from '#domains/search/published.ts'
import type { PropertyKey, ReferenceKey } from '../properties.ts'
import { type PropertyValueView, type PropertyView, presentEntry, presentProperty } from './properties.ts'
import type { SignReader } from './reader.ts'

/** A part of the form that is drawn, with the words for what is seen. */
interface FormPart {
  name: string
  properties: PropertyView[]
}

/** How a value is drawn: by a SignWriting symbol, else by the picture that the dictionary has of it. */
export type Drawing = Pick<PropertyValueView, 'symbol' | 'picture'>

/** The shape at the beginning first, then the one at the end where there is one. */
export interface HandsPart extends FormPart {
  dominant: Drawing[]
  other: Drawing[]
}

/** Values of the standard lists, from which the body is drawn, and what the dictionary itself has drawn. */
export interface PlacePart extends FormPart {
  location: string | null
  precise: string | null
  picture: string | null
}

export interface MovementPart extends FormPart {
  direction: string | null
  shape: string | null
  repeated: boolean
  alternating: boolean
}

/** How the sign is made: the parts that pictures can show. */
export interface FormView {
  /** One hand, both alike, or one upon the other. */
  manner: 'one' | 'both' | 'base'
  hands: HandsPart | null
  place: PlacePart | null
  movement: MovementPart | null
}

const handsKeys = [
  'handedness',
  'handshapeDominant',
  'handshapeDominantSecond',
  'handshapeNondominant',
  'handshapeNondominantSecond',
] as const satisfies PropertyKey[]
const placeKeys = ['location', 'locationPrecise'] as const satisfies PropertyKey[]
const movementKeys = [
  'movementDirection',
  'movementShape',
  'repeatedMovement',
  'alternatingMovement',
] as const satisfies PropertyKey[]

/** What the pictures and their words say, not again among the properties. */
export const drawnKeys: ReadonlySet<PropertyKey> = new Set([...handsKeys, ...placeKeys, ...movementKeys])

/** The parts of the form as far as they are described; null when none is. */
export function presentForm(
  { document }: Pick<PublishedSign, 'document'>,
  reader: SignReader,
): FormView | null {
  const { values, flags } = document
  const entryOf = (key: ReferenceKey) => {
    const id = values[key]?.[0]
    return id === undefined ? undefined : reader.dictionary.vocabulary.entry(id)
  }
  const stableValue = (key: ReferenceKey) => entryOf(key)?.value ?? null
  const drawings = (...keys: ReferenceKey[]) =>
    keys.flatMap((key): Drawing[] => {
      const entry = entryOf(key)
      const view = entry && presentEntry(key, entry.id, reader)
      return view?.symbol || view?.picture ? [{ symbol: view.symbol, picture: view.picture }] : []
    })
  const part = <Part>(
    group: 'hands' | 'place' | 'movement',
    keys: readonly PropertyKey[],
    facts: Part,
  ): (Part & FormPart) | null => {
    const properties = keys.flatMap((key) => presentProperty(key, document, reader) ?? [])
    return properties.length > 0
      ? { ...facts, name: reader.t(`properties:group.${group}`), properties }
      : null
  }

  const hands = part('hands', handsKeys, {
    dominant: drawings('handshapeDominant', 'handshapeDominantSecond'),
    other: drawings('handshapeNondominant', 'handshapeNondominantSecond'),
  })
  const place = part('place', placeKeys, {
    location: stableValue('location'),
    precise: stableValue('locationPrecise'),
    picture: drawings('locationPrecise', 'location')[0]?.picture ?? null,
  })
  const movement = part('movement', movementKeys, {
    direction: stableValue('movementDirection'),
    shape: stableValue('movementShape'),
    repeated: flags.repeatedMovement ?? false,
    alternating: flags.alternatingMovement ?? false,
  })
  if (!hands && !place && !movement) return null
  return { manner: mannerOf(stableValue('handedness')), hands, place, movement }
}

const bothMove = /^(symmetrical|alternating|two-handed|both-active|one-handed-doubled)/

/** @param handedness a value of the standard list; of other lists nothing is known but one hand */
export function mannerOf(handedness: string | null): FormView['manner'] {
  if (handedness?.startsWith('asymmetrical')) return 'base'
  return bothMove.test(handedness ?? '') ? 'both' : 'one'
}
