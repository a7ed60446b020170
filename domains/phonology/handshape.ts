// The features of a handshape and their numeric values. This file imports nothing, so that pages may load it.

export const fingers = ['thumb', 'index', 'middle', 'ring', 'little'] as const
export type Finger = (typeof fingers)[number]

/** Two degrees of bending or movement, each 0 (none) to 1 (full). */
type Point = readonly [number, number]

/**
 * Bending of the selected fingers at the base joint (knuckle) and at the other joints. These two distinguish all
 * configurations, as in Brentari's Prosodic Model (1998).
 */
export const joints = {
  straight: [0, 0],
  bent: [1, 0],
  hooked: [0, 1],
  curved: [0.5, 0.5],
  closed: [1, 1],
} as const satisfies Record<string, Point>
export type Joints = keyof typeof joints

/** Thumb positions: degree of opposition (in front of the palm), and of extension away from the hand. */
export const thumbs = {
  alongside: [0, 0],
  between: [0.5, 0],
  under: [0.75, 0],
  across: [1, 0],
  extended: [0, 1],
  opposed: [1, 1],
} as const satisfies Record<string, Point>
export type Thumb = keyof typeof thumbs

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
