import { arrowPath } from './arrow-path.ts'
import { axis } from './body-drawing.ts'
import { findDrawnLocation, getBodyLocation, locationWithAncestors } from './body-locations.ts'
import { dominantHandArrow, secondHandArrow } from './movement-arrow.ts'
import { movementFromValues } from './movement-from-values.ts'
import type { Movement } from './movement-path.ts'
import styles from './pictures.module.css'
import { SignerFigure } from './SignerFigure.tsx'
import { clamp, formatCoordinate, type Vector, vector } from './vector.ts'

interface Props {
  /** One hand moves, both do, or one on the still other. */
  hands: 'one' | 'both' | 'base'
  /** A value of the lists of places, the precise one or its area; the room before the chest when it is not known. */
  location?: string | undefined
  /** Values of the lists of directions and shapes of movement. */
  direction?: string | undefined
  shape?: string | undefined
  repeated?: boolean
  /** The two hands take turns. */
  alternating?: boolean
}

/** Where the dominant hand is: over the base hand, at its place, or beside it when the other hand is there too. */
function handOrigin(hands: Props['hands'], place: string | undefined, { secondHand }: Movement): Vector {
  const name = findDrawnLocation(place) ?? 'in-front-of-chest'
  const onHand = locationWithAncestors(name).some((area) => area === 'hand')
  if (hands === 'base' || onHand) return vector(314, 342)
  const { x, y } = getBodyLocation(name).point
  if (hands === 'both' && secondHand === 'around') return vector(axis, y)
  return vector(hands === 'both' ? Math.min(x, axis - 44) : x, Math.min(y, 440))
}

/** Whether there is a picture of a movement. */
export const hasMovementPicture = (direction?: string, shape?: string): boolean =>
  movementFromValues({ direction, shape }, true) !== null

/** How the hands move: an arrow for each before the faint signer, thicker where it comes nearer. */
export function MovementPicture({ hands, location, direction, shape, repeated, alternating = false }: Props) {
  const inNeutralSpace = locationWithAncestors(findDrawnLocation(location) ?? 'neutral-space').includes(
    'neutral-space',
  )
  const movement = movementFromValues({ direction, shape, repeated }, inNeutralSpace)
  if (!movement) return null
  const origin = handOrigin(hands, location, movement)
  const { points, returns } = dominantHandArrow(movement, origin)
  const arrowOptions = { returns, repeated: movement.repeated }
  const contactPoint = movement.shape === 'tap' && points.at(-1)
  return (
    <svg
      className={styles.picture}
      viewBox={`160 ${clamp(origin.y - 200, 10, 60)} 320 400`}
      width={192}
      height={240}
      aria-hidden
    >
      <SignerFigure withBaseHand={hands === 'base'} />
      {hands === 'both' && (
        <path
          className={styles.otherWay}
          d={arrowPath(secondHandArrow(movement, points, alternating), arrowOptions)}
        />
      )}
      <path className={styles.way} d={arrowPath(points, arrowOptions)} />
      {contactPoint && (
        <circle
          className={styles.contact}
          cx={formatCoordinate(contactPoint.x)}
          cy={formatCoordinate(contactPoint.y)}
          r={19}
        />
      )}
    </svg>
  )
}
