import { arrowPath } from './arrow.ts'
import { axis } from './body-drawing.ts'
import { bodyPlace, knownPlace, placesAround } from './body-places.ts'
import type { Movement } from './movement-path.ts'
import { movementOf } from './movement-values.ts'
import { otherWay, pictureWay } from './picture-way.ts'
import styles from './pictures.module.css'
import { SignerFigure } from './SignerFigure.tsx'
import { clamp, say, type Vector, vector } from './vector.ts'

interface Props {
  /** One hand moves, both do, or one on the still other. */
  hands: 'one' | 'both' | 'base'
  /** A value of the lists of places, the precise one or its area; the room before the chest when it is not known. */
  place?: string | undefined
  /** Values of the lists of directions and shapes of movement. */
  direction?: string | undefined
  shape?: string | undefined
  repeated?: boolean
  /** The two hands take turns. */
  alternating?: boolean
}

/** Where the dominant hand is: over the base hand, at its place, or beside it when the other hand is there too. */
function homeOf(hands: Props['hands'], place: string | undefined, { other }: Movement): Vector {
  const name = knownPlace(place) ?? 'in-front-of-chest'
  const onHand = placesAround(name).some((area) => area === 'hand')
  if (hands === 'base' || onHand) return vector(314, 342)
  const { x, y } = bodyPlace(name).at
  if (hands === 'both' && other === 'around') return vector(axis, y)
  return vector(hands === 'both' ? Math.min(x, axis - 44) : x, Math.min(y, 440))
}

/** Whether there is a picture of a movement. */
export const hasMovementPicture = (direction?: string, shape?: string): boolean =>
  movementOf({ direction, shape }, true) !== null

/** How the hands move: an arrow for each before the faint signer, thicker where it comes nearer. */
export function MovementPicture({ hands, place, direction, shape, repeated, alternating = false }: Props) {
  const free = placesAround(knownPlace(place) ?? 'neutral-space').includes('neutral-space')
  const movement = movementOf({ direction, shape, repeated }, free)
  if (!movement) return null
  const home = homeOf(hands, place, movement)
  const { points, returns } = pictureWay(movement, home)
  const ends = { returns, repeated: movement.repeated }
  const touched = movement.shape === 'tap' && points.at(-1)
  return (
    <svg
      className={styles.picture}
      viewBox={`160 ${clamp(home.y - 200, 10, 60)} 320 400`}
      width={192}
      height={240}
      aria-hidden
    >
      <SignerFigure baseRaised={hands === 'base'} />
      {hands === 'both' && (
        <path className={styles.otherWay} d={arrowPath(otherWay(movement, points, alternating), ends)} />
      )}
      <path className={styles.way} d={arrowPath(points, ends)} />
      {touched && <circle className={styles.contact} cx={say(touched.x)} cy={say(touched.y)} r={19} />}
    </svg>
  )
}
