/** The words with which a handshape is described, and what they say in numbers. Loads nothing: pages may use it. */

export const fingers = ['thumb', 'index', 'middle', 'ring', 'little'] as const
export type Finger = (typeof fingers)[number]

/** How far two parts of a finger are bent or moved: 0 not at all, 1 wholly. */
type Point = readonly [number, number]

/**
 * Bends of the selected fingers: at the base (knuckle) joint, and at the joints beyond it. Two bends tell all
 * the configurations apart, as in Brentari's Prosodic Model (1998).
 */
export const joints = {
  straight: [0, 0],
  bent: [1, 0],
  hooked: [0, 1],
  curved: [0.5, 0.5],
  closed: [1, 1],
} as const satisfies Record<string, Point>
export type Joints = keyof typeof joints

/** Places of the thumb: in front of the palm (opposition), and away from the hand. */
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

/** Whether fingers are open or closed: of the selected ones the aperture, of the others their rest. */
export const openings = ['open', 'closed'] as const
export type Opening = (typeof openings)[number]

/** A handshape. Null where nothing is said, or nothing can be (one finger alone is not spread). */
export interface HandshapeFeatures {
  /** The selected fingers: those that move, touch or stand out. */
  fingers: Finger[]
  joints: Joints | null
  thumb: Thumb | null
  spreading: Spreading | null
  aperture: Opening | null
  /** How the fingers rest that are not selected. */
  unselected: Opening | null
}

/** Whether all but the thumb are selected. */
const areAllFingersSelected = ({ fingers: selected }: HandshapeFeatures) =>
  fingers.every((finger) => finger === 'thumb' || selected.includes(finger))

/** What no hand can do, or nobody can have meant, by name. */
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
