import type { LocalMovementShape, MovementShape } from '#ui/body/movement-path.ts'

/** What the viewer sees of a hand. `side`: the side of the little finger, with the palm inwards. */
export type Facing = 'palm' | 'side' | 'back'

type Range = readonly [number, number]

/** The rotation of a hand during its movement, each from its start to its end. */
export interface HandRotation {
  /** Degrees around the forearm. */
  roll?: Range
  /** Visible share of the length of the hand, for bending at the wrist. */
  lengthShare?: Range
  /** Degrees in the plane of the picture. */
  sway?: Range
  /** Rotates back during the same movement. */
  returns?: true
}

/** Rotation at wrist or forearm, by value of the list of orientation changes. */
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

/** The rotation for an orientation change, or else for a movement shape; null if there is none. */
export const findRotation = (orientationChange: string, shape: MovementShape): HandRotation | null =>
  (Object.hasOwn(orientationChangeRotations, orientationChange)
    ? orientationChangeRotations[orientationChange]
    : localMovementRotations[shape as LocalMovementShape]) ?? null

/** Whether an orientation change happens once rather than repeatedly. */
export const rotatesOnce = (orientationChange: string): boolean =>
  Object.hasOwn(orientationChangeRotations, orientationChange) &&
  !/repeated|nodding|circumduction/.test(orientationChange)

const interpolate = (range: Range | undefined, k: number, defaultValue: number) =>
  range ? range[0] + (range[1] - range[0]) * k : defaultValue

/** The rotation of the hand at `u` (0…1) of its movement. Unless it rotates by 180°, it starts from its facing. */
export function rotationAt(
  rotation: HandRotation | null,
  facing: Facing,
  u: number,
): { roll: number; bow: number; sway: number } {
  const k = rotation?.returns ? 1 - Math.abs(1 - 2 * u) : u
  const roll = interpolate(rotation?.roll, k, 0)
  const isHalfTurn = rotation?.roll?.includes(180) ?? false
  return {
    roll: facing === 'back' && !isHalfTurn ? 180 - roll : roll,
    bow: interpolate(rotation?.lengthShare, k, 1),
    sway: interpolate(rotation?.sway, k, 0),
  }
}
