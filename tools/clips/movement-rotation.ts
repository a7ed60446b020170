import type { LocalMovementShape, MovementShape } from '#ui/body/movement-path.ts'
import { clamp } from '#ui/body/vector.ts'
import type { HandOrientation } from './hand-orientation.ts'

type Range = readonly [number, number]

/** The rotation of a hand during its movement, in degrees. */
export interface HandRotation {
  /** Once from palm to back (`down`) or from back to palm (`up`), or back and forth around the held rotation. */
  forearm?: 'pronation' | 'supination' | 'twisting'
  /** Bending at the wrist towards the palm, from the start to the end of the movement. */
  flexion?: Range
  /** Bending at the wrist towards the thumb, from the start to the end of the movement. */
  sway?: Range
  /** Rotates back during the same movement. */
  returns?: true
}

/** Rotation at wrist or forearm, by value of the list of orientation changes. */
const orientationChangeRotations: Readonly<Record<string, HandRotation>> = {
  pronation: { forearm: 'pronation' },
  supination: { forearm: 'supination' },
  'pronation-then-supination': { forearm: 'pronation', returns: true },
  'supination-then-pronation': { forearm: 'supination', returns: true },
  'rotation-repeated': { forearm: 'twisting' },
  'inward-turn': { forearm: 'pronation' },
  'outward-turn': { forearm: 'supination' },
  flexion: { flexion: [0, 55] },
  extension: { flexion: [55, 0] },
  'flexion-then-extension': { flexion: [0, 55], returns: true },
  'extension-then-flexion': { flexion: [55, 0], returns: true },
  nodding: { flexion: [-10, 50] },
  'ulnar-deviation': { sway: [8, -26] },
  'radial-deviation': { sway: [-8, 26] },
  'deviation-repeated': { sway: [-22, 22] },
  circumduction: { sway: [-16, 16], flexion: [0, 40] },
}

const localMovementRotations: Partial<Record<LocalMovementShape, HandRotation>> = {
  twist: { forearm: 'twisting' },
  nod: { flexion: [-10, 50] },
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

/** Pronation at the limits of a forearm that does not hurt. */
const mostPronation = 90
const mostSupination = -100
/** Degrees of a rotation back and forth. */
const twist = 90

const interpolate = ([from, to]: Range, k: number) => from + (to - from) * k

/** The pronation from the start to the end of the movement. */
function pronationRange(forearm: HandRotation['forearm'], held: number): Range {
  if (forearm === 'pronation') return [Math.min(held, -45), mostPronation]
  if (forearm === 'supination') return [Math.max(held, 10), mostSupination]
  if (!forearm) return [held, held]
  const middle = clamp(held, mostSupination + twist / 2, mostPronation - twist / 2)
  return [middle + twist / 2, middle - twist / 2]
}

/** The orientation of a hand at `u` (0…1) of its movement. */
export function rotatedOrientation(
  held: HandOrientation,
  rotation: HandRotation | null,
  u: number,
): HandOrientation {
  if (!rotation) return held
  const k = rotation.returns ? 1 - Math.abs(1 - 2 * u) : u
  return {
    ...held,
    tilt: held.tilt + interpolate(rotation.sway ?? [0, 0], k),
    flexion: held.flexion + interpolate(rotation.flexion ?? [0, 0], k),
    pronation: interpolate(pronationRange(rotation.forearm, held.pronation), k),
  }
}
