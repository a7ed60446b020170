import type { ArticulationPictureView } from '#domains/hand-drawings/articulation-picture.ts'
import type { HandPictureView } from '#domains/hand-drawings/hand-picture.presenter.ts'
import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import { type DrawnArticulation, drawnArticulation } from '#domains/signs/drawn-articulation.ts'
import type { PropertyKey } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { PresenterContext } from './presenter-context.ts'
import { type PropertyView, presentProperty, textValue } from './properties.ts'

/** A part of the articulation with a picture, and the properties whose values are its caption. */
interface ArticulationPart {
  name: string
  properties: PropertyView[]
}

/** For each hand the first handshape, then the one at the end of the sign if it differs. */
export interface HandsPart extends ArticulationPart {
  dominant: HandPictureView[]
  nondominant: HandPictureView[]
  /** The handshapes by name. */
  handshapes: PropertyView[]
}

/** Stable values for the drawing of the body, and the URL of the dictionary's own picture. */
export type LocationPart = ArticulationPart &
  NonNullable<DrawnArticulation['location']> & { picture: string | null }

export type MovementPart = ArticulationPart & NonNullable<DrawnArticulation['movement']>

/** The parts of the articulation that pictures can show. */
export interface ArticulationView {
  handednessType: DrawnArticulation['handednessType']
  hands: HandsPart | null
  location: LocationPart | null
  movement: MovementPart | null
}

const handshapeKeys = [
  'handshapeDominant',
  'handshapeDominantSecond',
  'handshapeNondominant',
  'handshapeNondominantSecond',
] as const satisfies PropertyKey[]
const locationKeys = ['location', 'locationPrecise'] as const satisfies PropertyKey[]
const movementKeys = ['movementDirection', 'movementShape'] as const satisfies PropertyKey[]
const movementFlags = { repeatedMovement: 'repeated', alternatingMovement: 'alternating' } as const
const movementFlagKeys = ['repeatedMovement', 'alternatingMovement'] as const satisfies PropertyKey[]

/** The properties that the pictures show; they are not repeated in the property groups. "Not repeated" has no picture. */
export const articulationKeys = ({ flags }: Pick<SignDocument, 'flags'>): ReadonlySet<PropertyKey> =>
  new Set([
    'handedness',
    ...handshapeKeys,
    ...locationKeys,
    ...movementKeys,
    ...movementFlagKeys.filter((key) => flags[key]),
  ])

/**
 * The described parts of the articulation; null when there are none.
 * @param picture what pictures show of them
 */
export function presentArticulation(
  { document }: Pick<PublishedSign, 'document'>,
  picture: ArticulationPictureView | null,
  context: PresenterContext,
): ArticulationView | null {
  const { t, locale, dictionary } = context
  const {
    handednessType,
    location: drawnLocation,
    movement: drawnMovement,
  } = drawnArticulation(document, dictionary.vocabulary)
  const present = (keys: readonly PropertyKey[]) =>
    keys.flatMap((key) => presentProperty(key, document, context) ?? [])
  const flags = movementFlagKeys.flatMap((key) =>
    document.flags[key]
      ? present([key]).map((property) => ({
          ...property,
          values: [textValue(t(`signs:${movementFlags[key]}`), locale)],
        }))
      : [],
  )

  const handedness = present(['handedness'])
  const handshapes = joinEqualHands(present(handshapeKeys), t('signs:bothHands'))
  const hands =
    handedness.length + handshapes.length > 0
      ? {
          name: t('properties:group.hands'),
          properties: handedness,
          handshapes,
          dominant: picture?.dominant ?? [],
          nondominant: picture?.nondominant ?? [],
        }
      : null
  const part = <Part>(group: 'place' | 'movement', properties: PropertyView[], data: Part) =>
    properties.length > 0 ? { ...data, name: t(`properties:group.${group}`), properties } : null
  const location = part('place', withoutRepeatedArea(present(locationKeys)), {
    ...drawnLocation,
    picture: picture?.locationPicture ?? null,
  })
  const movement = part('movement', [...present(movementKeys), ...flags], drawnMovement)
  return hands || location || movement ? { handednessType, hands, location, movement } : null
}

/** Two hands of the same shape are one property; with shapes at the end of the sign each hand has its own. */
function joinEqualHands(handshapes: PropertyView[], name: string): PropertyView[] {
  const [dominant, nondominant] = handshapes
  return handshapes.length === 2 &&
    dominant?.key === 'handshapeDominant' &&
    nondominant?.key === 'handshapeNondominant' &&
    dominant.values[0]?.text === nondominant.values[0]?.text
    ? [{ ...dominant, name }]
    : handshapes
}

/**
 * A precise location that repeats the name of its area: "neutral space, at chest height" follows the area as "at chest
 * height"; "neutral space at chest height" replaces it.
 */
function withoutRepeatedArea(locations: PropertyView[]): PropertyView[] {
  const area = locations.find(({ key }) => key === 'location')?.values[0]?.text
  const precise = locations.find(({ key }) => key === 'locationPrecise')
  if (area === undefined || !precise) return locations
  if (precise.values[0]?.text.startsWith(`${area} `)) return [precise]
  const start = `${area}, `
  return locations.map((property) => ({
    ...property,
    values: property.values.map((value) =>
      value.text.startsWith(start) ? { ...value, text: value.text.slice(start.length) } : value,
    ),
  }))
}
