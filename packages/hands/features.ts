/** The fingers of a hand, from the thumb to the little finger. */
export const fingers = ['thumb', 'index', 'middle', 'ring', 'little'] as const
export type Finger = (typeof fingers)[number]

/** The fingers besides the thumb. */
export const longFingers = ['index', 'middle', 'ring', 'little'] as const satisfies readonly Finger[]
export type LongFinger = (typeof longFingers)[number]

/** Bending of the selected fingers at the knuckles and at the other joints. */
export const jointNames = ['straight', 'bent', 'hooked', 'curved', 'closed'] as const
export type Joints = (typeof jointNames)[number]

/** Positions of the thumb. */
export const thumbNames = ['alongside', 'between', 'under', 'across', 'extended', 'opposed'] as const
export type Thumb = (typeof thumbNames)[number]

export const spreadings = ['together', 'spread', 'crossed'] as const
export type Spreading = (typeof spreadings)[number]

/** Open or closed: the aperture of the selected fingers, or the position of the unselected ones. */
export const openings = ['open', 'closed'] as const
export type Opening = (typeof openings)[number]

/** The features of a handshape. Null: not described, or not applicable (a single finger has no spreading). */
export interface HandshapeFeatures {
  /** The selected fingers: those that move, touch or are prominent. */
  fingers: Finger[]
  joints: Joints | null
  thumb: Thumb | null
  spreading: Spreading | null
  aperture: Opening | null
  /** Position of the unselected fingers. */
  unselected: Opening | null
}

/** Whether all fingers except the thumb are selected. */
const areAllFingersSelected = ({ fingers: selected }: HandshapeFeatures) =>
  fingers.every((finger) => finger === 'thumb' || selected.includes(finger))

/** Combinations of features that are impossible or certainly a mistake, by name. */
export const contradictions = {
  fingerNamedTwice: (hand) => new Set(hand.fingers).size < hand.fingers.length,
  noFingerLeftUnselected: (hand) => hand.unselected !== null && areAllFingersSelected(hand),
  oneFingerCannotSpread: (hand) => hand.spreading !== null && hand.fingers.length < 2,
  selectedThumbIsTuckedAway: (hand) =>
    hand.fingers.includes('thumb') && ['across', 'between', 'under'].includes(hand.thumb ?? ''),
  fistCannotSpread: (hand) =>
    hand.joints === 'closed' && (hand.spreading === 'spread' || hand.spreading === 'crossed'),
  fistIsNotOpen: (hand) => hand.joints === 'closed' && hand.aperture === 'open',
  fistAmongClosedFingers: (hand) => hand.joints === 'closed' && hand.unselected === 'closed',
  straightFingersAreNotClosed: (hand) => hand.joints === 'straight' && hand.aperture === 'closed',
  closedUponNoThumb: (hand) =>
    hand.aperture === 'closed' &&
    (hand.joints === 'bent' || hand.joints === 'curved') &&
    hand.thumb !== null &&
    hand.thumb !== 'opposed',
} as const satisfies Record<string, (hand: HandshapeFeatures) => boolean>
export type Contradiction = keyof typeof contradictions

/** The first contradiction between the features of a hand; null when they fit together. */
export function findContradiction(hand: HandshapeFeatures): Contradiction | null {
  const names = Object.keys(contradictions) as Contradiction[]
  return names.find((name) => contradictions[name](hand)) ?? null
}
