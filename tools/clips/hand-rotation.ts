import type { LocalMovementShape, MovementShape } from '#ui/body/movement-path.ts'

/** What a hand shows to the viewer: palm, the side of the little finger with the palm inwards, or back. */
export type Facing = 'palm' | 'side' | 'back'

type Range = readonly [number, number]

/** From its first to its last: degrees about the forearm, share of its length seen, degrees in the picture. */
export interface HandRotation {
  roll?: Range
  lengthShare?: Range
  sway?: Range
  /** Goes there and comes back on one way of the hand. */
  returns?: true
}

/** How the hand turns at wrist or forearm, by value of the list of changes of orientation. */
const orientationChangeRotations: Readonly<Record<string, HandRotation>> = {
  pronation: { roll: [0, 180] },
  supination: { roll: [180, 0] },
  'pronation-then-supination': { roll: [0, 180], returns: true },
  'supination-then-pronation': { roll: [180, 0], returns: true },
  'rotation-repeated': { roll: [0, 140] },
  'inward-turn': { roll: [0, 140] },
  'outward-turn': { roll: [140, 0] },
  flexion: { lengthShare: [1, 0.58] },
  extension: { lengthShare: [0.58, 1] },
  'flexion-then-extension': { lengthShare: [1, 0.58], returns: true },
  'extension-then-flexion': { lengthShare: [0.58, 1], returns: true },
  nodding: { lengthShare: [1, 0.58] },
  'ulnar-deviation': { sway: [8, -26] },
  'radial-deviation': { sway: [-8, 26] },
  'deviation-repeated': { sway: [-22, 22] },
  circumduction: { sway: [-16, 16], lengthShare: [1, 0.7] },
}

const localMovementRotations: Partial<Record<LocalMovementShape, HandRotation>> = {
  twist: { roll: [0, 140], sway: [-8, 8] },
  nod: { lengthShare: [1, 0.56], sway: [0, 6] },
  sway: { sway: [-24, 24] },
}

/** The turn of a change of orientation, else of a shape of movement; null when the hand keeps as it is. */
export const findRotation = (orientationChange: string, shape: MovementShape): HandRotation | null =>
  (Object.hasOwn(orientationChangeRotations, orientationChange)
    ? orientationChangeRotations[orientationChange]
    : localMovementRotations[shape as LocalMovementShape]) ?? null

/** Changes that go one way and stay there, or come back by themselves. */
export const rotatesOnce = (orientationChange: string): boolean =>
  Object.hasOwn(orientationChangeRotations, orientationChange) &&
  !/repeated|nodding|circumduction/.test(orientationChange)

const interpolate = (range: Range | undefined, k: number, still: number) =>
  range ? range[0] + (range[1] - range[0]) * k : still

/** How the hand is turned when it is `u` along its way; one that turns to and fro begins as it faces. */
export function rotationAt(
  turn: HandRotation | null,
  facing: Facing,
  u: number,
): { roll: number; bow: number; sway: number } {
  const k = turn?.returns ? 1 - Math.abs(1 - 2 * u) : u
  const roll = interpolate(turn?.roll, k, 0)
  const whole = turn?.roll?.includes(180) ?? false
  return {
    roll: facing === 'back' && !whole ? 180 - roll : roll,
    bow: interpolate(turn?.lengthShare, k, 1),
    sway: interpolate(turn?.sway, k, 0),
  }
}
