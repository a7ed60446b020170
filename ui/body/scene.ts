import type { BodyLocation } from './body-location.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A location to select, as a shape of a scene. */
export interface SceneShape {
  /** A value of the list of locations or of precise locations. */
  location: string
  /** SVG path of the target. */
  outline: string
  /** CSS class of the outline, if it is drawn less prominently. */
  emphasis?: 'ground' | 'quiet' | 'space' | 'small' | undefined
}

/** A part of the drawing, enlarged so that its locations can be selected by touch. */
export interface Scene {
  /** What is drawn: the signer, or one side of the nondominant hand. */
  subject: 'signer' | NonNullable<BodyLocation['view']>
  viewport: Box
  /** Whether the legs are part of the drawing. */
  withLegs?: boolean | undefined
  /** SVG transform of drawing and shapes. */
  transform?: string | undefined
  /** Wider locations first, so that finer ones are on top and receive the touch. */
  shapes: readonly SceneShape[]
}

/** The values that scenes show. */
export const valuesInScenes = (scenes: readonly Scene[]): ReadonlySet<string> =>
  new Set(scenes.flatMap(({ shapes }) => shapes.map(({ location }) => location)))
