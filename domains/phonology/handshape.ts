import type { Joints, Thumb } from '#packages/hands/features.ts'

// The numeric values of features. Names and contradictions of features are in packages/hands/features.ts.

/** Two degrees of bending or movement, each 0 (none) to 1 (full). */
type Point = readonly [number, number]

/**
 * Bending of the selected fingers at the base joint (knuckle) and at the other joints. These two distinguish all
 * configurations, as in Brentari's Prosodic Model (1998).
 */
export const joints: Readonly<Record<Joints, Point>> = {
  straight: [0, 0],
  bent: [1, 0],
  hooked: [0, 1],
  curved: [0.5, 0.5],
  closed: [1, 1],
}

/** Thumb positions: degree of opposition (in front of the palm), and of extension away from the hand. */
export const thumbs: Readonly<Record<Thumb, Point>> = {
  alongside: [0, 0],
  between: [0.5, 0],
  under: [0.75, 0],
  across: [1, 0],
  extended: [0, 1],
  opposed: [1, 1],
}
